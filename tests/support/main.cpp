// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <map>
#include <string>

#include "tests/support/test_class.h"

namespace muster::test {
namespace {

std::map<std::string, RunClass>& classes()
{
    static std::map<std::string, RunClass> all;
    return all;
}

int explain(const char* binary)
{
    std::fprintf(stderr, "usage: %s CLASS [FUNCTION[:ROW]]... [OPTION OF QT TEST]...\nClasses:\n", binary);
    for (const auto& [name, run] : classes())
        std::fprintf(stderr, "    %s\n", name.c_str());
    return 2;
}

} // namespace

Registered::Registered(const char* file, RunClass run)
{
    const std::string name(file);
    classes().emplace(name.substr(0, name.rfind('.')), run);
}

} // namespace muster::test

int main(int argc, char* argv[])
{
    using namespace muster::test;
    const std::string called(argv[0]);
    if (const auto chosen = classes().find(called.substr(called.rfind('/') + 1)); chosen != classes().end())
        return chosen->second(argc, argv);
    // The class takes the place of the binary: two classes of a folder that run at once are two applications, with
    // settings and caches of their own.
    if (const auto chosen = argc > 1 ? classes().find(argv[1]) : classes().end(); chosen != classes().end())
        return chosen->second(argc - 1, argv + 1);
    return explain(argv[0]);
}
