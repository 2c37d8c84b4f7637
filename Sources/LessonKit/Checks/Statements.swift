import Traces

/// The learner's statements in a step: reasons (`because #12`), citations (`cite lines`), and the screens drawn meanwhile.
struct Statements: Sendable {
  private(set) var rows: [Int] = []
  private(set) var citations: [String] = []
  /// The screens that each variant drew while the step was open, by the name of the variant.
  private(set) var screens: [String: [Screen]] = [:]

  static let words = ["because", "cite"]

  /// Records a statement such as `because #12` and returns the reply, which for an incomplete one shows how to write it.
  ///
  /// A row that `trace` does not have is not recorded. Returns nil if the input is no statement.
  mutating func take(
    _ input: String,
    about trace: Trace,
    in language: Language = .english
  ) -> LessonLine? {
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
    guard let row = Int(row: rest), row > 0 else {
      return .correction(language.say("Because of which row? `because #12`"))
    }
    guard trace[row: row] != nil else {
      return .correction(language.say("There is no row \("#\(row)") yet."))
    }
    rows.append(row)
    return .paragraph(language.say("Noted: \("#\(row)")."))
  }

  mutating func recordScreens(of observation: Observation) {
    guard !observation.variant.isEmpty else { return }
    screens[observation.variant] = observation.trace.screens
  }

  static func isCommand(_ line: String) -> Bool {
    !words.contains(String(line.prefix { $0 != " " }).lowercased())
  }
}
