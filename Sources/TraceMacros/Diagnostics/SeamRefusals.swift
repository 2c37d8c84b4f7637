// What `@Seam` says to a property whose storage it cannot take over.

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
  static let seamLazy = Refusal(
    "seamLazy",
    "'@Seam' cannot be on a 'lazy var': reading it makes the value; make it a plain 'var', or mark it '@Unseen'"
  )
  static let seamNeedsRole = Refusal(
    "seamNeedsRole",
    "'@Seam' needs '@Role' on its class: somebody must be the sender"
  )
}

// MARK: - Another attribute keeps the value

extension Refusal {
  static func seamStored(_ name: String, by attribute: String) -> Refusal {
    Refusal(
      "seamStored",
      "'@\(attribute)' keeps its own storage, so messages through '\(name)' cannot be "
        + "recorded; mark it '@Unseen', or make it a plain 'var'"
    )
  }
}
