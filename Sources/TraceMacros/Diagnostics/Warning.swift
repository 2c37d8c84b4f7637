import SwiftDiagnostics

/// What the macros advise against: a warning, whose texts are in `ArchitectureWarnings` and `ReferenceWarnings`.
struct Warning: DiagnosticMessage {
  let message: String
  let name: String
  let severity = DiagnosticSeverity.warning

  init(_ name: String, _ message: String) {
    self.name = name
    self.message = message
  }

  var diagnosticID: MessageID { MessageID(domain: "TraceMacros", id: name) }
}
