import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// References of types that nothing can stand in for, or that no macro can reach.
@Suite struct UnrecordableReferenceTests {
  private func owner(_ line: String) -> String {
    "@Role(\"Own\", as: .store) class A<V: ListViewProtocol, N: Hashable> {\n  \(line)\n}"
  }

  private func expectWarning(of line: String, column: Int = 3, _ warning: String) {
    expectDiagnostics(
      of: owner(line),
      says: [DiagnosticSpec(warning: warning, column: column, fixes: ["add '@Unseen'"])],
      fixed: owner("@Unseen \(line)")
    )
  }

  @Test(arguments: [
    ("var p: (any AInput & BInput)?", "any AInput & BInput", 3),
    ("private let p: AInput & Sendable", "AInput & Sendable", 11),
    ("weak var p: (A & B)?", "A & B", 8),
  ])
  func `says that several protocols cannot be recorded`(
    _ line: String,
    _ type: String,
    _ column: Int
  ) {
    expectWarning(
      of: line,
      column: column,
      "messages through 'p' are not recorded, since '\(type)' is more than one protocol; hold one "
        + "'@Traced' protocol, or mark it '@Unseen'"
    )
  }

  @Test(arguments: ["any Source<Int>", "any Shop.Source<Int>"])
  func `says that an associated type cannot be recorded`(_ type: String) {
    expectWarning(
      of: "var p: (\(type))?",
      "messages through 'p' are not recorded, since '\(type)' has an associated type; hold a "
        + "'@Traced' protocol that names the type itself, or mark it '@Unseen'"
    )
  }

  @Test func `says that a generic parameter cannot be recorded`() {
    expectWarning(
      of: "var p: V?",
      "messages through 'p' are not recorded, since nothing can stand in for a generic parameter; "
        + "hold 'any ListViewProtocol', or mark it '@Unseen'"
    )
  }

  @Test(arguments: [
    "var n: N", "var e: (any Error & Sendable)?", "@Unseen var p: V?",
    "@Unseen var p: any AInput & BInput", "static var p: (any AInput & BInput)?",
  ])
  func `says nothing of what is no collaborator`(_ line: String) {
    expectDiagnostics(of: owner(line))
  }

  @Test func `refuses @Seam where the first read makes the value`() {
    expectDiagnostics(
      of: owner("@Seam lazy var p: any AInput = make()"),
      says: [DiagnosticSpec(.seamLazy, line: 2, column: 18)]
    )
  }

  @Test func `refuses @Seam on a generic parameter`() {
    expectDiagnostics(
      of: owner("@Seam var p: V?"),
      says: [DiagnosticSpec(.seamGeneric, line: 2, column: 16)]
    )
  }

  @Test(arguments: [
    ("var a: (any P)?, n: Int, b: (any P)?", "var a: (any P)?\n  var n: Int\n  var b: (any P)?"),
    ("var a, b: (any P)?, n: Int = 1", "var a: (any P)?\n  var b: (any P)?\n  var n: Int = 1"),
  ])
  func `asks for a declaration of its own`(_ line: String, _ fixed: String) {
    let warning =
      "messages through 'a' and 'b' are not recorded, since variables are declared together; "
      + "declare each by itself"
    expectDiagnostics(
      of: owner(line),
      says: [DiagnosticSpec(warning: warning, column: 3, fixes: ["declare each by itself"])],
      fixed: owner(fixed)
    )
  }

  @Test func `leaves values alone that are declared together`() {
    expectDiagnostics(of: owner("var a = 1, b: Int"))
  }
}
