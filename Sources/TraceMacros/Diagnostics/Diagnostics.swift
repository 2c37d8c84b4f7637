import SwiftDiagnostics
import SwiftSyntax

/// What the macros refuse, and what they say then.
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

/// What the macros advise against, and what they say then.
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

// MARK: - @Traced

extension Refusal {
  static let tracedNeedsProtocol = Refusal(
    "tracedNeedsProtocol",
    "'@Traced' goes on a protocol: a boundary between participants"
  )
  static let tracedActor = Refusal(
    "tracedActor",
    "'@Traced' cannot stand in for an actor; leave out 'Actor', and make requirements 'async'"
  )
  static let tracedParents = Refusal(
    "tracedParents",
    "'@Traced' follows one parent protocol, itself '@Traced'"
  )
  static let tracedStatic = Refusal(
    "tracedStatic",
    "'@Traced' cannot forward a static requirement: messages go to objects; require a method"
  )
  static let tracedAssociatedType = Refusal(
    "tracedAssociatedType",
    "'@Traced' cannot forward an associated type; name the type itself"
  )
  static let tracedInitializer = Refusal(
    "tracedInitializer",
    "'@Traced' cannot forward an initializer; require a method"
  )
  static let tracedSubscript = Refusal(
    "tracedSubscript",
    "'@Traced' cannot forward a subscript; write a method"
  )
  static let tracedVariadic = Refusal(
    "tracedVariadic",
    "'@Traced' cannot forward a variadic parameter; take an array"
  )
}

// MARK: - @Role

extension Refusal {
  static let roleNeedsClass = Refusal(
    "roleNeedsClass",
    "'@Role' goes on a class or an actor: only an object has a place in a conversation"
  )
  static let roleInherited = Refusal(
    "roleInherited",
    "a superclass has '@Role' already; leave it to the classes whose objects are made"
  )
  static let roleNeedsVar = Refusal(
    "roleNeedsVar",
    "a 'let' cannot be recorded: make it 'private(set) var', or mark it '@Unseen'"
  )
  static let roleSetOutside = Refusal(
    "roleSetOutside",
    "an initializer that is not isolated sets this, so it can be recorded only as a 'nonisolated "
      + "private(set) var'; else mark it '@Unseen'"
  )
}

// MARK: - @Seam

extension Refusal {
  static let seamNeedsVar = Refusal(
    "seamNeedsVar",
    "'@Seam' needs a 'var': a 'let' cannot be recorded"
  )
  static let seamNeedsType = Refusal(
    "seamNeedsType",
    "'@Seam' needs its type written out: one protocol, a closure, or a publisher"
  )
  static let seamGeneric = Refusal(
    "seamGeneric",
    "'@Seam' cannot stand in for a generic parameter; hold 'any' protocol"
  )
  static let seamObserved = Refusal(
    "seamObserved",
    "'@Seam' would silence this observer; make it a method, or mark this '@Unseen'"
  )
  static let seamNeedsStorage = Refusal(
    "seamNeedsStorage",
    "'@Seam' goes on a stored property of an object"
  )
  static let seamNeedsRole = Refusal(
    "seamNeedsRole",
    "'@Seam' needs '@Role' on its class: somebody must be the sender"
  )
}

extension DiagnosticMessage {
  /// This message at a location in the user's source.
  func at(_ node: some SyntaxProtocol, fixes: [FixIt] = []) -> Diagnostic {
    Diagnostic(node: node, message: self, fixIts: fixes)
  }
}
