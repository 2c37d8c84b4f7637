import SwiftDiagnostics
import SwiftSyntax

struct Refusal: DiagnosticMessage, Error {
  let message: String
  let severity = DiagnosticSeverity.error

  init(_ message: String) { self.message = message }

  var diagnosticID: MessageID { MessageID(domain: "TraceMacros", id: message) }
}

extension DiagnosticMessage {
  func at(_ node: some SyntaxProtocol, fixes: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixes)
  }
}
