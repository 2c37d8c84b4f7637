// What `@Traced` says to a protocol that a stand-in cannot follow.

// MARK: - The protocol

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
  static let tracedNoncopyable = Refusal(
    "tracedNoncopyable",
    "'@Traced' cannot stand in for a type that cannot be copied; leave '~Copyable' out"
  )

  static func tracedForeign(_ name: String) -> Refusal {
    Refusal(
      "tracedForeign",
      "'@Traced' has no code for what '\(name)' requires; leave it to the conforming class"
    )
  }

  static func tracedSuperclass(_ name: String) -> Refusal {
    Refusal(
      "tracedSuperclass",
      "'@Traced' cannot stand in for the class '\(name)'; require what is asked of it"
    )
  }
}

// MARK: - Its names

extension Refusal {
  static let tracedOperator = Refusal(
    "tracedOperator",
    "'@Traced' cannot forward an operator: messages have names; require a method"
  )

  static func tracedName(_ name: String) -> Refusal {
    Refusal(
      "tracedName",
      "'@Traced' cannot record the name '\(name)', which is not one word; name it otherwise"
    )
  }

  static func tracedOwnName(_ name: String) -> Refusal {
    Refusal(
      "tracedOwnName",
      "'@Traced' uses the name '\(name)' in the stand-in itself; name it otherwise"
    )
  }
}

// MARK: - Its requirements

extension Refusal {
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
  static let tracedMutating = Refusal(
    "tracedMutating",
    "'@Traced' cannot forward a 'mutating' requirement: messages go to objects; leave 'mutating' "
      + "out"
  )
  static let tracedOptional = Refusal(
    "tracedOptional",
    "'@Traced' cannot forward an 'optional' requirement: a stand-in has it or not, whatever the "
      + "object has; require it of everybody"
  )
  static let tracedReasync = Refusal(
    "tracedReasync",
    "'@Traced' cannot forward 'reasync'; require it with 'async'"
  )
  static let tracedOpaque = Refusal(
    "tracedOpaque",
    "'@Traced' cannot forward 'some', which only the conforming class knows; name the protocol "
      + "with 'any'"
  )
  static let tracedSelf = Refusal(
    "tracedSelf",
    "'@Traced' cannot forward 'Self', which is another class for a stand-in; name the protocol"
  )

  static func tracedAccessor(_ word: String) -> Refusal {
    Refusal("tracedAccessor", "'@Traced' cannot forward '\(word)'; require 'get' and 'set'")
  }
}

// MARK: - Their parameters

extension Refusal {
  static let tracedVariadic = Refusal(
    "tracedVariadic",
    "'@Traced' cannot forward a variadic parameter; take an array"
  )
  static let tracedPack = Refusal(
    "tracedPack",
    "'@Traced' cannot forward a parameter pack 'each'; take an array, or a tuple"
  )
  static let tracedSending = Refusal(
    "tracedSending",
    "'@Traced' cannot forward a 'sending' parameter, which is recorded as well; take a value that "
      + "is 'Sendable'"
  )

  static func tracedOwnership(_ word: String) -> Refusal {
    Refusal(
      "tracedOwnership",
      "'@Traced' cannot forward a '\(word)' parameter, which is recorded as well; leave '\(word)' "
        + "out"
    )
  }
}
