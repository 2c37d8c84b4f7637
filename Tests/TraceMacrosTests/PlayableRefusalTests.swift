import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What `@Traced(.playable)` refuses, where, and in which words.
@Suite struct PlayableRefusalTests {
  private static let isolated =
    "'.playable' needs a protocol of the main actor or of none: people write messages outside of others; leave it out here"
  private static let value =
    "'.playable' needs a protocol of objects where properties are set; let it inherit 'AnyObject'"
  private static let conditional =
    "'.playable' cannot write requirements under '#if'; leave it out here"
  private static let generic =
    "'.playable' has no answer of a generic type; name the type, or leave it out here"

  @Test(arguments: [
    ("@StoreActor protocol P: AnyObject {}", isolated, 1, 41),
    ("@StoreActor protocol P: AnyObject {\n  func show<Row>() -> Row\n}", isolated, 1, 41),
    ("protocol P: AnyObject {\n  @StoreActor func show()\n}", isolated, 2, 3),
    ("protocol P {\n  var title: String { get set }\n}", value, 1, 29),
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
      of: "@Traced(.playable) \(boundary)",
      is: boundary,
      says: [DiagnosticSpec(error: message, line: line, column: column)]
    )
  }

  @Test(arguments: [
    "protocol P: AnyObject {\n  var title: String { get set }\n}",
    "protocol P: Base {\n  var title: String { get set }\n}",
    "protocol P {\n  var title: String { get }\n}", "protocol P {\n  func show<Row>(_ row: Row)\n}",
  ])
  func `says nothing to what a fake can answer`(_ boundary: String) {
    expectDiagnostics(of: "@Traced(.playable) \(boundary)")
  }

  @Test(arguments: ["@Traced", "@Traced(checks: .off)", "@Traced()"])
  func `refuses none of it where nobody is to write`(_ attribute: String) {
    expectDiagnostics(of: "\(attribute) protocol P {\n  func row<Row>() -> Row\n}")
  }
}
