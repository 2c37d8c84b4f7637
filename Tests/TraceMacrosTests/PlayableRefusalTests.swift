import SwiftSyntaxMacrosGenericTestSupport
import Testing

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
  func `refuses what a fake cannot answer`(
    _ boundary: String,
    _ message: String,
    _ line: Int,
    _ column: Int
  ) {
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
    expectDiagnostics(of: "@Doubled \(boundary)")
  }

  @Test(arguments: ["@Proxied", "@Proxied(checks: .off)", "@Proxied()"])
  func `accepts all of them without a fake`(_ attribute: String) {
    expectDiagnostics(of: "\(attribute) protocol P {\n  func row<Row>() -> Row\n}")
  }
}
