// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// The tests of a folder are one binary, in which each source is one class with the name of its file. `QTEST_MAIN` and
/// `QTEST_GUILESS_MAIN` register the class, with the application it wants, instead of defining `main`; the first argument,
/// or the name under which the binary was started, says which one runs. Every source of a test binary sees this header first: see `muster_test` in tests/CMakeLists.txt.
namespace muster::test {

using RunClass = int (*)(int argc, char* argv[]);

class Registered {
public:
    /// `file` without its ending is the name of the class.
    Registered(const char* file, RunClass run);
};

} // namespace muster::test

#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(TestObject, ...)                                                                            \
    static const muster::test::Registered registered##TestObject(__FILE_NAME__, [](int argc, char* argv[]) -> int {    \
        QTest::Internal::callInitMain<TestObject>();                                                                   \
        __VA_ARGS__                                                                                                    \
        TestObject tests;                                                                                              \
        return QTest::qExec(&tests, argc, argv);                                                                       \
    });
