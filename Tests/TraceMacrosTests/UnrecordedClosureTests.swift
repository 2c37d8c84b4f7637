import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests which closure parameters have calls without a row.
@Suite struct UnrecordedClosureTests {
  @Test(arguments: [
    ("func load(_ done: @Sendable @escaping Shop.Done)", "done", hides("Shop.Done"), 41),
    ("func each(_ body: Shop.RowClosure)", "body", hides("Shop.RowClosure"), 21),
    ("func each(_ body: @MainActor Callback)", "body", hides("Callback"), 32),
    ("func edit(_ change: (inout Row) -> Void)", "change", resists("(inout Row) -> Void"), 23),
    (
      "func edit(each change: @escaping (Row...) -> Row)", "change",
      resists("@escaping (Row...) -> Row"), 26
    ),
    ("func edit(_ steps: [() -> Void]?)", "steps", resists("[() -> Void]?"), 22),
    (
      "func edit(_ step: @convention(c) (Int) -> Int)", "step",
      resists("@convention(c) (Int) -> Int"), 21
    ),
  ])
  func `warns of a closure that an alias hides or that cannot be wrapped`(
    _ line: String,
    _ name: String,
    _ reason: String,
    _ column: Int
  ) {
    let warning = unrecorded(name, reason, column)
    let source = "protocol ListInteractorInput: AnyObject {\n  \(line)\n}"
    expectDiagnostics(of: "@Proxied \(source)", says: [warning])
    expectDiagnostics(of: "@Proxied(checks: .off) \(source)")
    let method = "class A {\n  \(line) {}\n}"
    expectDiagnostics(of: "@Role(.view) \(method)", says: [warning])
    expectDiagnostics(of: "@Role(.view, checks: .off) \(method)")
  }

  @Test func `warns of a variadic closure`() {
    let method = "class A {\n  func edit(_ steps: ((Row) -> Row)...) {}\n}"
    expectDiagnostics(
      of: "@Role(.view) \(method)",
      says: [unrecorded("steps", Self.resists("((Row) -> Row)..."), 22)]
    )
  }

  private static func hides(_ type: String) -> String {
    "'\(type)' hides the type of a closure; write it out"
  }

  private static func resists(_ type: String) -> String {
    "nothing can wrap '\(type)'; hand over one closure, of plain values"
  }

  private func unrecorded(_ name: String, _ reason: String, _ column: Int) -> DiagnosticSpec {
    DiagnosticSpec(
      warning: "calls of '\(name)' are not recorded, since \(reason)",
      column: column
    )
  }

  @Test func `accepts an autoclosure`() {
    expectDiagnostics(
      of:
        "@Role(.view) class A {\n  func log(_ text: @autoclosure () -> String) {}\n}"
    )
  }

  @Test(arguments: [
    "func load(_ done: @escaping (Int) -> Void)", "func load(_ done: Done)",
    "func load(_ done: @autoclosure @escaping () -> Int)", "func load(_ done: @MainActor Done)",
    "func load(_ done: Callback?)", "func load(_ block: TextBlock)",

  ])
  func `accepts closures written out, and types that may be none`(_ line: String) {
    expectDiagnostics(of: "@Proxied protocol ListInteractorInput: AnyObject {\n  \(line)\n}")
  }
}
