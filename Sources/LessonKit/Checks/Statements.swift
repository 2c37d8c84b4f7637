import PrintableText
import Traces

/// What a learner says in a step besides commands and answers.
struct Statements: Sendable {
  /// The rows that were given as reasons.
  private(set) var rows: [Int] = []
  /// The figures and rows that were cited.
  private(set) var citations: [String] = []
  /// The screens that each edition drew while the step was open, by its word.
  private(set) var screens: [String: [Screen]] = [:]

  /// The words that begin a statement.
  static let words = ["because", "cite"]

  /// Takes `because #12` or `cite hops`; says what was taken, nil where this is no statement.
  mutating func take(_ input: String, in language: Language = .english) -> LessonLine? {
    let words = input.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased(), Self.words.contains(first) else { return nil }
    let rest = words.dropFirst().joined(separator: " ").lowercased()
    if first == "cite" {
      guard !rest.isEmpty else {
        return .correction(language.say("Cite what? A figure or a row: `cite lines`"))
      }
      if !citations.contains(rest) { citations.append(rest) }
      return .paragraph(language.say("Noted: \(rest)."))
    }
    guard let row = Int(typed: rest.hasPrefix("#") ? String(rest.dropFirst()) : rest), row > 0
    else {
      return .correction(language.say("Because of which row? `because #12`"))
    }
    rows.append(row)
    return .paragraph(language.say("Noted: \("#\(row)")."))
  }

  /// Notes the screens of the edition that is loaded.
  mutating func note(_ observation: Observation) {
    guard !observation.variant.isEmpty else { return }
    screens[observation.variant] = observation.trace.screens
  }
}
