import Traces

/// A command that only shows something, normalised so that its different spellings can be compared.
struct InspectionCommand: Sendable {
  private let words: [String]

  /// Normalises a command: lower case, row numbers without `#`, and types in place of the names of the participants in `lanes`.
  init(_ command: String, among lanes: [Participant] = []) {
    words = command.split(separator: " ").enumerated().map { index, word in
      let name = (word.hasPrefix("#") ? word.dropFirst() : word).lowercased()
      return index == 0 ? name : InspectionCommand.type(of: name, among: lanes)
    }
  }

  /// Returns whether another command begins with the words of this one, and so shows everything that this one shows.
  ///
  /// The words of `compare` may have any order, because the name of the loaded module may be left out.
  func isSatisfied(by other: InspectionCommand) -> Bool {
    guard words.first == "compare", other.words.first == "compare" else {
      return other.words.starts(with: words)
    }
    return words.allSatisfy(other.words.contains)
  }

  /// Returns a word such as `view.viewwillappear` with an object's type in place of its name; commands show the same for both.
  private static func type(of word: String, among lanes: [Participant]) -> String {
    if let type = type(ofName: word, among: lanes) { return type }
    guard let dot = word.lastIndex(of: "."),
      let type = type(ofName: String(word[..<dot]), among: lanes)
    else { return word }
    return type + word[dot...]
  }

  /// Returns the type, in lower case, of the participant called `name`, else of the first with that role; nil if not known.
  private static func type(ofName name: String, among lanes: [Participant]) -> String? {
    let named =
      lanes.first { $0.name.lowercased() == name }
      ?? lanes.first { $0.role.kind.lowercased() == name }
    guard let named, !named.type.isEmpty else { return nil }
    return named.type.lowercased()
  }

  private static let firstWords = [
    "show", "why", "screen", "wiring", "source", "diagram", "trace", "stack", "findings", "leaks",
    "rules", "explain", "diff", "compare", "metrics", "goto", "step", "next", "faults", "inject",
  ]

  /// Returns whether a command only shows something; of `inject`, only the form without further words does.
  static func isInspection(_ command: String) -> Bool {
    let words = command.split(separator: " ")
    guard let first = words.first.map(String.init) else { return false }
    return Self.firstWords.contains(first) && (first != "inject" || words.count == 1)
  }
}
