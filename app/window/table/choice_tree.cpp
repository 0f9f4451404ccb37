// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/choice_tree.h"

#include <algorithm>

namespace muster::app {

std::vector<engine::Answer> ChoiceTree::line(int to) const
{
    std::vector<engine::Answer> answers;
    for (int at = to; at > 0; at = node(at).parent)
        answers.push_back(node(at).answer);
    std::reverse(answers.begin(), answers.end());
    return answers;
}

int ChoiceTree::depth(int which) const
{
    int depth = 0;
    for (int at = which; at > 0; at = node(at).parent)
        ++depth;
    return depth;
}

int ChoiceTree::onLine(int answers) const
{
    int at = m_at;
    int here = depth(at);
    while (here > answers && at >= 0) {
        at = node(at).parent;
        --here;
    }
    while (here < answers && at >= 0) {
        at = node(at).next;
        ++here;
    }
    return at;
}

std::vector<int> ChoiceTree::ends() const
{
    std::vector<int> ends;
    for (int i = 0; i < size(); ++i) {
        if (node(i).children.empty())
            ends.push_back(i);
    }
    return ends;
}

int ChoiceTree::named(int end) const
{
    for (int at = end; at > 0 && (at == end || node(at).children.size() == 1); at = node(at).parent) {
        if (!node(at).note.isEmpty())
            return at;
    }
    return -1;
}

bool ChoiceTree::play(const engine::Answer& answer, bool byHand)
{
    for (const int child : node(m_at).children) {
        if (node(child).answer == answer) {
            goTo(child);
            Node& known = m_nodes[static_cast<std::size_t>(child)];
            known.byHand = known.byHand || byHand;
            return false;
        }
    }
    append(m_at, answer, byHand);
    goTo(size() - 1);
    return true;
}

void ChoiceTree::goTo(int which)
{
    m_at = which;
    for (int at = which; at > 0; at = node(at).parent)
        m_nodes[static_cast<std::size_t>(node(at).parent)].next = at;
}

int ChoiceTree::back() const
{
    for (int at = m_at; at > 0; at = node(at).parent) {
        if (node(at).byHand)
            return node(at).parent;
    }
    return -1;
}

int ChoiceTree::forward() const
{
    int at = node(m_at).next;
    while (at >= 0 && node(at).next >= 0 && !node(node(at).next).byHand)
        at = node(at).next;
    return at;
}

void ChoiceTree::complete(const std::vector<engine::Answer>& line)
{
    std::size_t left = line.size();
    for (int at = m_at; at > 0 && left > 0; at = node(at).parent)
        m_nodes[static_cast<std::size_t>(at)].answer = line[--left];
}

bool ChoiceTree::append(int parent, const engine::Answer& answer, bool byHand)
{
    if (parent < 0 || parent >= size())
        return false;
    Node fresh;
    fresh.answer = answer;
    fresh.parent = parent;
    fresh.byHand = byHand;
    m_nodes.push_back(std::move(fresh));
    m_nodes[static_cast<std::size_t>(parent)].children.push_back(size() - 1);
    return true;
}

} // namespace muster::app
