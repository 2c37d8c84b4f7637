import Traces

/// A command that shows something, in whatever words it was typed.
struct Look: Sendable {
  private let words: [String]

  /// Reads a command; objects stand for their types where these are known.
  init(_ command: String, among lanes: [Participant] = []) {
    words = command.split(separator: " ").enumerated().map { index, word in
      let name = (word.hasPrefix("#") ? word.dropFirst() : word).lowercased()
      return index == 0 ? name : Look.type(of: name, among: lanes)
    }
  }

  /// Whether another command shows what this one asks to look at.
  ///
  /// What a comparison leaves out is the loaded module, so that its words count and not their order.
  func isDone(by other: Look) -> Bool {
    guard words.first == "compare", other.words.first == "compare" else {
      return other.words.starts(with: words)
    }
    return words.allSatisfy(other.words.contains)
  }

  /// A word such as `view.viewwillappear` with the type instead of the object: both show the same.
  private static func type(of word: String, among lanes: [Participant]) -> String {
    if let type = type(ofName: word, among: lanes) { return type }
    guard let dot = word.lastIndex(of: "."),
      let type = type(ofName: String(word[..<dot]), among: lanes)
    else { return word }
    return type + word[dot...]
  }

  /// The type of the object, or of the first that plays the role, of a name.
  private static func type(ofName name: String, among lanes: [Participant]) -> String? {
    let named =
      lanes.first { $0.name.lowercased() == name }
      ?? lanes.first { $0.role.kind.lowercased() == name }
    guard let named, !named.type.isEmpty else { return nil }
    return named.type.lowercased()
  }
}
