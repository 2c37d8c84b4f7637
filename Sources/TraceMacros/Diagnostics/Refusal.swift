import SwiftDiagnostics
import SwiftSyntax

/// What the macros refuse: an error, whose texts are in `DoubledRefusals`, `PlayableRefusals`, `RoleRefusals` and
/// `SeamRefusals`.
struct Refusal: DiagnosticMessage, Error {
  let message: String
  let name: String
  let severity = DiagnosticSeverity.error

  init(_ name: String, _ message: String) {
    self.name = name
    self.message = message
  }

  var diagnosticID: MessageID { MessageID(domain: "TraceMacros", id: name) }
}

extension DiagnosticMessage {
  /// This message at a location in the user's source.
  func at(_ node: some SyntaxProtocol, fixes: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixes)
  }
}
