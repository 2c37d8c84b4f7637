import Traces

/// A command that shows something, in a form that is the same for different spellings.
struct InspectionCommand: Sendable {
  private let words: [String]

  /// Normalises a command: lower case, rows without `#`, and types in place of the names of objects in `lanes`.
  init(_ command: String, among lanes: [Participant] = []) {
    words = command.split(separator: " ").enumerated().map { index, word in
      let name = (word.hasPrefix("#") ? word.dropFirst() : word).lowercased()
      return index == 0 ? name : InspectionCommand.type(of: name, among: lanes)
    }
  }

  /// Returns whether another command shows everything that this one shows.
  ///
  /// `compare` may leave out the loaded module, so only its words are compared, not their order.
  func isSatisfied(by other: InspectionCommand) -> Bool {
    guard words.first == "compare", other.words.first == "compare" else {
      return other.words.starts(with: words)
    }
    return words.allSatisfy(other.words.contains)
  }

  /// Replaces the object in a word such as `view.viewwillappear` by its type, because both show the same.
  private static func type(of word: String, among lanes: [Participant]) -> String {
    if let type = type(ofName: word, among: lanes) { return type }
    guard let dot = word.lastIndex(of: "."),
      let type = type(ofName: String(word[..<dot]), among: lanes)
    else { return word }
    return type + word[dot...]
  }

  /// Returns the type of the object with a name, or of the first with that role; nil where there is none.
  private static func type(ofName name: String, among lanes: [Participant]) -> String? {
    let named =
      lanes.first { $0.name.lowercased() == name }
      ?? lanes.first { $0.role.kind.lowercased() == name }
    guard let named, !named.type.isEmpty else { return nil }
    return named.type.lowercased()
  }
}

extension InspectionCommand {
  /// The first words of inspection commands, in the order in which the course teaches them.
  private static let firstWords = [
    "show", "why", "screen", "wiring", "source", "diagram", "trace", "stack", "findings", "leaks",
    "rules", "explain", "diff", "compare", "metrics", "goto", "step", "next", "faults", "inject",
  ]

  /// Returns whether a command shows something and changes nothing; `inject` counts only alone, where it lists faults.
  static func isInspection(_ command: String) -> Bool {
    let words = command.split(separator: " ")
    guard let first = words.first.map(String.init) else { return false }
    return Self.firstWords.contains(first) && (first != "inject" || words.count == 1)
  }
}
