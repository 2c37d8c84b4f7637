// What `@Traced(.playable)` says to a protocol for which a fake cannot answer.

extension Refusal {
  static let playableIsolated = Refusal(
    "playableIsolated",
    "'.playable' needs a protocol of the main actor or of none: people write messages outside of others; leave it out here"
  )
  static let playableValue = Refusal(
    "playableValue",
    "'.playable' needs a protocol of objects where properties are set; let it inherit 'AnyObject'"
  )
  static let playableConditional = Refusal(
    "playableConditional",
    "'.playable' cannot write requirements under '#if'; leave it out here"
  )
  static let playableGeneric = Refusal(
    "playableGeneric",
    "'.playable' has no answer of a generic type; name the type, or leave it out here"
  )
}
