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

// Errors of `@Role` at declarations that can have no role, and of `@Seam` at properties with storage of their own.

extension Refusal {
  static let roleNeedsClass = Refusal(
    "'@Role' goes on a class or an actor: only an object has a place in a conversation"
  )
  static let roleOnView = Refusal(
    "'@Role' cannot follow a SwiftUI View: a struct has no identity; give the role to the object "
      + "that it observes"
  )
  static let roleBare = Refusal(
    "'@Role' without a role goes on an extension of a class that has a role; name the role here: "
      + "'@Role(.presenter)'"
  )
  static let roleInherited = Refusal(
    "a superclass has '@Role' already, and an object has one role: take '@Role' away from the superclass if only "
      + "objects of this class are created, else from this class"
  )

  static let seamNeedsVar = Refusal("'@Seam' needs a 'var': a 'let' cannot be recorded")
  static let seamNeedsType = Refusal(
    "'@Seam' needs its type written out: one protocol, a closure, or a publisher"
  )
  static let seamGeneric = Refusal(
    "'@Seam' cannot stand in for a generic parameter; hold 'any' protocol"
  )
  static let seamObserved = Refusal(
    "'@Seam' would silence this observer; make the observer a method, or mark the property '@Unseen'"
  )
  static let seamNeedsStorage = Refusal("'@Seam' goes on a stored property of an object")
  static let seamLazy = Refusal(
    "'@Seam' cannot be on a 'lazy var': reading it makes the value; make it a plain 'var', or mark it '@Unseen'"
  )
  static let seamNeedsRole = Refusal(
    "'@Seam' needs '@Role' on its class: its messages need a sender"
  )

  static func seamStored(_ name: String, by attribute: String) -> Refusal {
    Refusal(
      "'@\(attribute)' keeps its own storage, so messages through '\(name)' cannot be "
        + "recorded; mark it '@Unseen', or make it a plain 'var'"
    )
  }
}
