// What `@Doubled` says to a protocol that a stand-in cannot follow.

// MARK: - The protocol

extension Refusal {
  static let doubledNeedsProtocol = Refusal(
    "doubledNeedsProtocol",
    "'@Doubled' goes on a protocol: a boundary between participants"
  )
  static let doubledActor = Refusal(
    "doubledActor",
    "'@Doubled' cannot stand in for an actor; leave out 'Actor', and make requirements 'async'"
  )
  static let doubledParents = Refusal(
    "doubledParents",
    "'@Doubled' follows one parent protocol, itself '@Doubled'"
  )
  static let doubledNoncopyable = Refusal(
    "doubledNoncopyable",
    "'@Doubled' cannot stand in for a type that cannot be copied; leave '~Copyable' out"
  )

  static func doubledForeign(_ name: String) -> Refusal {
    Refusal(
      "doubledForeign",
      "'@Doubled' has no code for what '\(name)' requires; leave it to the conforming class"
    )
  }

  static func doubledSuperclass(_ name: String) -> Refusal {
    Refusal(
      "doubledSuperclass",
      "'@Doubled' cannot stand in for the class '\(name)'; require what is asked of it"
    )
  }
}

// MARK: - Its names

extension Refusal {
  static let doubledOperator = Refusal(
    "doubledOperator",
    "'@Doubled' cannot forward an operator: messages have names; require a method"
  )

  static func doubledName(_ name: String) -> Refusal {
    Refusal(
      "doubledName",
      "'@Doubled' cannot record the name '\(name)', which is not one word; name it otherwise"
    )
  }

  static func doubledOwnName(_ name: String) -> Refusal {
    Refusal(
      "doubledOwnName",
      "'@Doubled' uses the name '\(name)' in the stand-in itself; name it otherwise"
    )
  }
}

// MARK: - Its requirements

extension Refusal {
  static let doubledStatic = Refusal(
    "doubledStatic",
    "'@Doubled' cannot forward a static requirement: messages go to objects; require a method"
  )
  static let doubledAssociatedType = Refusal(
    "doubledAssociatedType",
    "'@Doubled' cannot forward an associated type; name the type itself"
  )
  static let doubledInitializer = Refusal(
    "doubledInitializer",
    "'@Doubled' cannot forward an initializer; require a method"
  )
  static let doubledSubscript = Refusal(
    "doubledSubscript",
    "'@Doubled' cannot forward a subscript; write a method"
  )
  static let doubledMutating = Refusal(
    "doubledMutating",
    "'@Doubled' cannot forward a 'mutating' requirement: messages go to objects; leave 'mutating' "
      + "out"
  )
  static let doubledOptional = Refusal(
    "doubledOptional",
    "'@Doubled' cannot forward an 'optional' requirement: a stand-in has it or not, whatever the "
      + "object has; require it of everybody"
  )
  static let doubledReasync = Refusal(
    "doubledReasync",
    "'@Doubled' cannot forward 'reasync'; require it with 'async'"
  )
  static let doubledOpaque = Refusal(
    "doubledOpaque",
    "'@Doubled' cannot forward 'some', which only the conforming class knows; name the protocol "
      + "with 'any'"
  )
  static let doubledSelf = Refusal(
    "doubledSelf",
    "'@Doubled' cannot forward 'Self', which is another class for a stand-in; name the protocol"
  )

  static func doubledAccessor(_ word: String) -> Refusal {
    Refusal("doubledAccessor", "'@Doubled' cannot forward '\(word)'; require 'get' and 'set'")
  }
}

// MARK: - Their parameters

extension Refusal {
  static let doubledVariadic = Refusal(
    "doubledVariadic",
    "'@Doubled' cannot forward a variadic parameter; take an array"
  )
  static let doubledPack = Refusal(
    "doubledPack",
    "'@Doubled' cannot forward a parameter pack 'each'; take an array, or a tuple"
  )
  static let doubledSending = Refusal(
    "doubledSending",
    "'@Doubled' cannot forward a 'sending' parameter, which is recorded as well; take a value that "
      + "is 'Sendable'"
  )

  static func doubledOwnership(_ word: String) -> Refusal {
    Refusal(
      "doubledOwnership",
      "'@Doubled' cannot forward a '\(word)' parameter, which is recorded as well; leave '\(word)' "
        + "out"
    )
  }
}
