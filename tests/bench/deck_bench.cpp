// SPDX-License-Identifier: GPL-3.0-or-later
// Many deck files in one call, and one deck from start to exit, beside their floor: yaml-cpp reading the same files and
// doing nothing with them. Prints times by the clock; the ratio is what counts.
//
//     deck_bench PATH-OF-MUSTER [NUMBER-OF-FILES]
#include <cstdio>

#include <QElapsedTimer>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <yaml-cpp/yaml.h>

namespace {

/// Copies of the shipped decks, each with a name of its own, so that no two files are equal.
QStringList writeDecks(const QString& folder, int count)
{
    const QDir shipped(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/decks"));
    QList<QByteArray> texts;
    for (const QString& name : shipped.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
        QFile file(shipped.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts.append(file.readAll());
    }
    QStringList paths;
    for (int i = 0; i < count; ++i) {
        paths.append(QStringLiteral("%1/%2.muster").arg(folder).arg(i, 5, 10, QLatin1Char('0')));
        QFile file(paths.last());
        if (file.open(QIODevice::WriteOnly))
            file.write(
                QByteArray(texts[i % texts.size()]).replace("\nname: ", "\nname: " + QByteArray::number(i) + ' '));
    }
    return paths;
}

double millisecondsOf(const auto& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

void run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(program, arguments);
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit || process.exitCode() > 1)
        std::fprintf(stderr, "muster failed\n");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: deck_bench PATH-OF-MUSTER [NUMBER-OF-FILES]\n");
        return 2;
    }
    const QString muster = QString::fromLocal8Bit(argv[1]);
    const int count = argc > 2 ? QByteArray(argv[2]).toInt() : 10'000;
    const QTemporaryDir folder;
    const QStringList paths = writeDecks(folder.path(), count);
    run(muster, {QStringLiteral("check"), paths.first()}); // the cache is warm from here on

    double best = 1e9;
    for (int i = 0; i < 20; ++i)
        best = std::min(best, millisecondsOf([&] { run(muster, {QStringLiteral("check"), paths.first()}); }));
    std::printf("one deck, start to exit, best of 20: %.1f ms\n", best);

    for (int round = 0; round < 3; ++round) {
        const double bare = millisecondsOf([&] {
            for (const QString& path : paths)
                static_cast<void>(YAML::LoadFile(path.toStdString()));
        });
        const double checked = millisecondsOf([&] { run(muster, {QStringLiteral("check"), folder.path()}); });
        std::printf("%d decks: yaml-cpp alone %.0f ms, muster check %.0f ms, ratio %.2f\n", count, bare, checked,
                    checked / bare);
    }
}
