import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

typealias Refusal = MacroExpansionErrorMessage

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

  // Errors of `@Doubled` at protocols that a stand-in cannot implement, or for which a fake cannot answer.
  // MARK: - Protocol

  static let doubledNeedsProtocol = Refusal(
    "'@Doubled' goes on a protocol: a boundary between participants"
  )
  static let doubledActor = Refusal(
    "'@Doubled' cannot stand in for an actor; leave out 'Actor', and make requirements 'async'"
  )
  static let doubledNoncopyable = Refusal(
    "'@Doubled' cannot stand in for a type that cannot be copied; leave '~Copyable' out"
  )
  static let doubledParents = Refusal(
    "'@Doubled' allows one parent protocol, which must be '@Doubled' too"
  )
  static let playableIsolated = Refusal(
    "'@Doubled' needs a protocol of the main actor or of no actor: typed messages reach no other actor; take '@Doubled' "
      + "away"
  )
  static let playableValue = Refusal(
    "'@Doubled' needs a protocol of classes where a property has 'set'; let the protocol inherit 'AnyObject'"
  )

  static func doubledForeign(_ name: String) -> Refusal {
    Refusal(
      "'@Doubled' cannot forward the requirements of '\(name)'; let the class conform to '\(name)' instead"
    )
  }

  static func doubledSuperclass(_ name: String) -> Refusal {
    Refusal(
      "'@Doubled' cannot stand in for the class '\(name)'; require the members that are called"
    )
  }

  // MARK: - Names

  static let doubledOperator = cannotForward("an operator: messages have names", "require a method")

  static func doubledName(_ name: String) -> Refusal {
    Refusal("'@Doubled' cannot record the name '\(name)', which is not one word; rename it")
  }

  static func doubledOwnName(_ name: String) -> Refusal {
    Refusal("'@Doubled' uses the name '\(name)' in the stand-in itself; rename it")
  }

  // MARK: - Requirements

  static let doubledAssociatedType = cannotForward("an associated type", "name the type itself")
  static let doubledInitializer = cannotForward("an initializer", "require a method")
  static let doubledSubscript = cannotForward("a subscript", "write a method")
  static let doubledMutating = cannotForward(
    "a 'mutating' requirement: messages go to objects",
    "leave 'mutating' out"
  )
  static let doubledOptional = cannotForward(
    "an 'optional' requirement: a stand-in has it for all objects or for none",
    "leave 'optional' out"
  )
  static let doubledReasync = cannotForward("'reasync'", "require it with 'async'")
  static let doubledOpaque = cannotForward(
    "'some', which only the conforming class knows",
    "name the protocol with 'any'"
  )
  static let doubledSelf = cannotForward(
    "'Self', which is the stand-in's own class in a stand-in",
    "name the protocol"
  )
  static let playableConditional = Refusal(
    "'@Doubled' cannot write requirements under '#if'; take '@Doubled' away"
  )
  static let playableGeneric = Refusal(
    "'@Doubled' makes no fake answer of a generic type; name the type, or take '@Doubled' away"
  )

  static func doubledAccessor(_ word: String) -> Refusal {
    cannotForward("'\(word)'", "require 'get' and 'set'")
  }

  // MARK: - Parameters

  static let doubledVariadic = cannotForward("a variadic parameter", "take an array")
  static let doubledPack = cannotForward("a parameter pack 'each'", "take an array, or a tuple")
  static let doubledSending = cannotForward(
    "a 'sending' parameter: the recorder keeps the value, too",
    "take a value that is 'Sendable'"
  )

  static func doubledOwnership(_ word: String) -> Refusal {
    cannotForward("a '\(word)' parameter: the recorder reads the value, too", "leave '\(word)' out")
  }

  private static func cannotForward(_ what: String, _ instead: String) -> Refusal {
    Refusal("'@Doubled' cannot forward \(what); \(instead)")
  }
}
