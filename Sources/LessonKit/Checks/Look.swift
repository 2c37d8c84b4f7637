import Traces

/// A command that shows something, in a form that is the same for different spellings.
struct Look: Sendable {
  private let words: [String]

  /// Normalises a command: lower case, rows without `#`, and types in place of the names of objects in `lanes`.
  init(_ command: String, among lanes: [Participant] = []) {
    words = command.split(separator: " ").enumerated().map { index, word in
      let name = (word.hasPrefix("#") ? word.dropFirst() : word).lowercased()
      return index == 0 ? name : Look.type(of: name, among: lanes)
    }
  }

  /// Returns whether another command shows everything that this one shows.
  ///
  /// `compare` may leave out the loaded module, so only its words are compared, not their order.
  func isDone(by other: Look) -> Bool {
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
