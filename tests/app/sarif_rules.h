// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace muster::test {

/// What the standard (SARIF 2.1.0, OASIS) requires of the properties that Muster writes; gives the first breach, or
/// nothing.
class SarifRules {
public:
    [[nodiscard]] static QString breach(const QJsonObject& log)
    {
        SarifRules rules;
        rules.checkLog(log);
        return rules.m_breach;
    }

private:
    void require(bool holds, const char* what)
    {
        if (!holds && m_breach.isEmpty())
            m_breach = QString::fromUtf8(what);
    }

    static QJsonObject object(const QJsonValue& parent, const char* key)
    {
        return parent.toObject().value(QLatin1String(key)).toObject();
    }

    static QString text(const QJsonValue& parent, const char* key)
    {
        return parent.toObject().value(QLatin1String(key)).toString();
    }

    void checkLog(const QJsonObject& log)
    {
        require(log.value(QLatin1String("version")).toString() == QLatin1String("2.1.0"), "3.13.2: version is 2.1.0");
        require(log.value(QLatin1String("$schema")).toString().contains(QLatin1String("sarif-2.1.0")),
                "3.13.3: $schema");
        require(log.value(QLatin1String("runs")).isArray(), "3.13.4: runs is required");
        for (const QJsonValue& run : log.value(QLatin1String("runs")).toArray())
            checkRun(run);
    }

    void checkRun(const QJsonValue& run)
    {
        const QJsonObject driver = object(object(run, "tool"), "driver");
        require(!text(driver, "name").isEmpty(), "3.19.8: the driver has a name");
        const QJsonArray rules = driver.value(QLatin1String("rules")).toArray();
        QStringList ids;
        for (const QJsonValue& rule : rules) {
            require(!text(rule, "id").isEmpty(), "3.49.3: a rule has an id");
            require(!ids.contains(text(rule, "id")), "3.49.3: ids are unique");
            ids += text(rule, "id");
            require(!text(object(rule, "shortDescription"), "text").isEmpty(), "3.12.3: a description has a text");
            checkLevel(text(object(rule, "defaultConfiguration"), "level"));
        }
        for (const QJsonValue& invocation : run.toObject().value(QLatin1String("invocations")).toArray())
            require(invocation.toObject().value(QLatin1String("executionSuccessful")).isBool(),
                    "3.20.14: executionSuccessful is required");
        const QStringList kinds{QStringLiteral("utf16CodeUnits"), QStringLiteral("unicodeCodePoints")};
        require(kinds.contains(text(run, "columnKind")), "3.14.17: columnKind");
        require(run.toObject().value(QLatin1String("results")).isArray(),
                "3.14.23: results are there when a scan was done");
        for (const QJsonValue& result : run.toObject().value(QLatin1String("results")).toArray())
            checkResult(result, ids);
    }

    void checkLevel(const QString& level)
    {
        const QStringList levels{QStringLiteral("none"), QStringLiteral("note"), QStringLiteral("warning"),
                                 QStringLiteral("error")};
        require(levels.contains(level), "3.27.10: level");
    }

    void checkResult(const QJsonValue& result, const QStringList& ids)
    {
        require(!text(object(result, "message"), "text").isEmpty(), "3.27.11: a result has a message");
        const int index = result.toObject().value(QLatin1String("ruleIndex")).toInt(-1);
        require(index >= 0 && index < ids.size() && ids.at(index) == text(result, "ruleId"),
                "3.27.6: ruleIndex is the place of ruleId in the rules");
        checkLevel(text(result, "level"));
        const QJsonArray locations = result.toObject().value(QLatin1String("locations")).toArray();
        require(!locations.isEmpty(), "a result of ours has a location");
        for (const QJsonValue& location : locations) {
            const QJsonObject physical = object(location, "physicalLocation");
            checkUri(text(object(physical, "artifactLocation"), "uri"));
            if (physical.contains(QLatin1String("region")))
                require(object(physical, "region").value(QLatin1String("startLine")).toInt() >= 1,
                        "3.30.5: startLine is at least 1");
        }
        for (const QJsonValue& suppression : result.toObject().value(QLatin1String("suppressions")).toArray())
            require(text(suppression, "kind") == QLatin1String("inSource")
                        || text(suppression, "kind") == QLatin1String("external"),
                    "3.35.2: kind of a suppression");
        for (const QJsonValue& fix : result.toObject().value(QLatin1String("fixes")).toArray())
            checkFix(fix);
    }

    void checkUri(const QString& uri)
    {
        require(!uri.isEmpty() && !uri.contains(QLatin1Char(' ')) && !uri.contains(QLatin1Char('\\')),
                "3.10.1: a valid URI reference");
    }

    void checkFix(const QJsonValue& fix)
    {
        const QJsonArray changes = fix.toObject().value(QLatin1String("artifactChanges")).toArray();
        require(!changes.isEmpty(), "3.55.3: a fix has changes");
        for (const QJsonValue& change : changes) {
            checkUri(text(object(change, "artifactLocation"), "uri"));
            const QJsonArray replacements = change.toObject().value(QLatin1String("replacements")).toArray();
            require(!replacements.isEmpty(), "3.56.3: a change has replacements");
            for (const QJsonValue& replacement : replacements) {
                const QJsonObject region = object(replacement, "deletedRegion");
                require(region.value(QLatin1String("startLine")).toInt() >= 1, "3.57.3: deletedRegion is required");
                require(region.value(QLatin1String("endLine")).toInt()
                            >= region.value(QLatin1String("startLine")).toInt(),
                        "3.30.7: endLine is not before startLine");
            }
        }
    }

    QString m_breach;
};

} // namespace muster::test
