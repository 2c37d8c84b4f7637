import SwiftDiagnostics
import SwiftSyntax

/// What the macros refuse: an error.
struct Refusal: DiagnosticMessage, Error {
  let message: String
  let severity = DiagnosticSeverity.error

  init(_ message: String) { self.message = message }

  var diagnosticID: MessageID { MessageID(domain: "TraceMacros", id: message) }
}

extension DiagnosticMessage {
  /// This message at a location in the user's source.
  func at(_ node: some SyntaxProtocol, fixes: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixes)
  }
}
