import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests parents that a stand-in cannot inherit, and the fix-its for them.
@Suite struct ParentReviewTests {
  @Test(arguments: [
    ("Equatable", "AnyObject", "replace 'Equatable' by 'AnyObject'", 22),
    ("AnyObject, Swift.Hashable", "AnyObject", "remove 'Swift.Hashable'", 33),
    ("Sendable, Identifiable, AnyObject", "Sendable, AnyObject", "remove 'Identifiable'", 32),
    (
      "Sendable, NSObjectProtocol", "Sendable, AnyObject",
      "replace 'NSObjectProtocol' by 'AnyObject'", 32
    ),
  ])
  func `refuses a foreign protocol`(parents: String, fixed: String, fix: String, column: Int) {
    let name = parents.split(separator: ", ").first { $0 != "AnyObject" && $0 != "Sendable" }
    expectExpansion(
      of: "@Proxied protocol P: \(parents) {\n}",
      is: "protocol P: \(parents) {\n}",
      says: [foreign(name, column, fix)],
      fixed: "@Proxied protocol P: \(fixed) {\n}"
    )
  }

  @Test(arguments: [
    ("UIViewController", "AnyObject", "replace 'UIViewController' by 'AnyObject'"),
    ("BaseController, Sendable", "AnyObject, Sendable", "replace 'BaseController' by 'AnyObject'"),
    ("NSObject, AnyObject", "AnyObject", "remove 'NSObject'"),
    ("UIKit.UIView", "AnyObject", "replace 'UIKit.UIView' by 'AnyObject'"),
  ])
  func `refuses a superclass`(_ parents: String, _ fixed: String, _ fix: String) {
    let name = parents.split(separator: ",")[0]
    expectExpansion(
      of: "@Proxied protocol P: \(parents) {\n}",
      says: [
        DiagnosticSpec(
          error:
            "'@Doubled' cannot stand in for the class '\(name)'; require the members that are called",
          line: 1,
          column: 22,
          fixes: [fix]
        )
      ],
      fixed: "@Proxied protocol P: \(fixed) {\n}"
    )
  }

  @Test func `refuses a superclass in a where clause`() {
    expectExpansion(
      of: "@Proxied protocol P: AnyObject where Self: UIViewController {\n}",
      says: [DiagnosticSpec(.doubledSuperclass("UIViewController"), line: 1, column: 44)]
    )
  }

  @Test func `refuses parents that cannot be copied`() {
    expectExpansion(
      of: "@Proxied protocol P: ~Copyable {\n}",
      says: [
        DiagnosticSpec(
          .doubledNoncopyable,
          line: 1,
          column: 22,
          fix: .replace("~Copyable", by: "AnyObject")
        )
      ],
      fixed: "@Proxied protocol P: AnyObject {\n}"
    )
  }

  @Test func `refuses each parent at its own location`() {
    expectExpansion(
      of: "@Proxied protocol P: Error, Codable {\n}",
      says: [foreign("Error", 22, "remove 'Error'"), foreign("Codable", 29, "remove 'Codable'")]
    )
  }

  private func foreign(_ name: Substring?, _ column: Int, _ fix: String) -> DiagnosticSpec {
    let name = name ?? ""
    return DiagnosticSpec(
      error: "'@Doubled' cannot forward the requirements of '\(name)'; let the class conform to "
        + "'\(name)' instead",
      line: 1,
      column: column,
      fixes: [fix]
    )
  }

  @Test(arguments: [
    "AnyObject", "class", "Sendable", "ListViewProtocol", "BaseView", "AnyObject, Base",
  ])
  func `accepts all other parents`(_ parents: String) {
    expectExpansion(of: "@Proxied protocol P: \(parents) {\n}")
  }
}

/// Tests the refusals of `@Doubled` for fakes, with location and text.
@Suite struct PlayableRefusalTests {
  private static let isolated =
    "'@Doubled' needs a protocol of the main actor or of no actor: typed messages reach no other actor; take '@Doubled' "
    + "away"
  private static let value =
    "'@Doubled' needs a protocol of classes where a property has 'set'; let the protocol inherit 'AnyObject'"
  private static let conditional =
    "'@Doubled' cannot write requirements under '#if'; take '@Doubled' away"
  private static let generic =
    "'@Doubled' makes no fake answer of a generic type; name the type, or take '@Doubled' away"

  @Test(arguments: [
    ("@StoreActor protocol P: AnyObject {}", isolated, 1, 31),
    ("@StoreActor protocol P: AnyObject {\n  func show<Row>() -> Row\n}", isolated, 1, 31),
    ("protocol P: AnyObject {\n  @StoreActor func show()\n}", isolated, 2, 3),
    ("protocol P {\n  var title: String { get set }\n}", value, 1, 19),
    ("protocol P {\n  #if os(iOS)\n  func show()\n  #endif\n}", conditional, 2, 3),
    ("protocol P {\n  func row<Row>() -> Row\n}", generic, 2, 8),
  ])
  func `refuses what no fake answers`(boundary: String, message: String, line: Int, column: Int) {
    expectExpansion(
      of: "@Doubled \(boundary)",
      is: boundary,
      says: [DiagnosticSpec(error: message, line: line, column: column)]
    )
  }

  @Test(arguments: [
    "protocol P: AnyObject {\n  var title: String { get set }\n}",
    "protocol P: Base {\n  var title: String { get set }\n}",
    "protocol P {\n  var title: String { get }\n}", "protocol P {\n  func show<Row>(_ row: Row)\n}",
  ])
  func `accepts protocols for which a fake can answer`(_ boundary: String) {
    expectExpansion(of: "@Doubled \(boundary)")
  }

  @Test(arguments: ["@Proxied", "@Proxied(checks: .off)", "@Proxied()"])
  func `accepts all of them without a fake`(_ attribute: String) {
    expectExpansion(of: "\(attribute) protocol P {\n  func row<Row>() -> Row\n}")
  }
}
