/// Short words that a person types for longer ones.
struct Aliases {
  /// The aliases that a page made, with what that page may use: whoever types one, it runs on the page's behalf.
  private var pages: [String: PageAccess] = [:]
  /// The words that each stands for, by what is typed.
  private(set) var meanings: [String: [String]] = [
    "d": ["diagram"], "t": ["trace"], "s": ["step"], "n": ["next"], "c": ["continue"],
    "b": ["break"],
  ]

  /// The words with an alias at their beginning replaced by what it stands for; a command is never
  /// taken for an alias.
  func expanding(_ words: [String]) -> [String] {
    guard let first = words.first, Command.beginning(with: first) == nil,
      let meaning = meanings[first]
    else { return words }
    return meaning + words.dropFirst()
  }

  /// Returns the page that made the alias at the beginning of some words; nil where no page did.
  func page(of words: [String]) -> PageAccess? {
    guard let first = words.first, Command.beginning(with: first) == nil else { return nil }
    return pages[first]
  }

  /// Gives a word a meaning, on behalf of a page where there is one.
  mutating func define(_ name: String, as meaning: [String], by page: PageAccess?) {
    meanings[name] = meaning
    pages[name] = page
  }

  /// Takes a word away; false where it has no meaning.
  mutating func remove(_ name: String) -> Bool { meanings.removeValue(forKey: name) != nil }

  /// The words that stand for a command alone.
  func names(of command: Command) -> [String] {
    meanings.filter { $0.value == [command.name] && Command.beginning(with: $0.key) == nil }
      .map(\.key).sorted()
  }
}
