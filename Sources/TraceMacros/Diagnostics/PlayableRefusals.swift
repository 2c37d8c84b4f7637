// What `@Doubled` says to a protocol for which a fake cannot answer.

extension Refusal {
  static let playableIsolated = Refusal(
    "playableIsolated",
    "'@Doubled' needs a protocol of the main actor or of none: people write messages outside of others; take '@Doubled' away"
  )
  static let playableValue = Refusal(
    "playableValue",
    "'@Doubled' needs a protocol of objects where properties are set; let it inherit 'AnyObject'"
  )
  static let playableConditional = Refusal(
    "playableConditional",
    "'@Doubled' cannot write requirements under '#if'; take '@Doubled' away"
  )
  static let playableGeneric = Refusal(
    "playableGeneric",
    "'@Doubled' has no answer of a generic type; name the type, or take '@Doubled' away"
  )
}
