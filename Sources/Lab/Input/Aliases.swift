struct Aliases {
  /// The access rights of the lesson or transcript that defined an alias, by alias; the alias has them even when a person types it.
  private var pages: [String: PageAccess] = [:]
  private(set) var meanings: [String: [String]] = [
    "d": ["diagram"], "t": ["trace"], "s": ["step"], "n": ["next"], "c": ["continue"],
    "b": ["break"],
  ]

  /// Returns the words of a command; when the first one is an alias, it is replaced by its expansion.
  ///
  /// A word that is a command's name or synonym is never read as an alias.
  func expanding(_ words: [String]) -> [String] {
    guard let first = words.first, Command.beginning(with: first) == nil,
      let meaning = meanings[first]
    else { return words }
    return meaning + words.dropFirst()
  }

  /// Returns the access rights of the lesson or transcript that defined the alias `words[0]`; nil for any other word or alias.
  func page(of words: [String]) -> PageAccess? {
    guard let first = words.first, Command.beginning(with: first) == nil else { return nil }
    return pages[first]
  }

  mutating func define(_ name: String, as meaning: [String], by page: PageAccess?) {
    meanings[name] = meaning
    pages[name] = page
  }

  mutating func remove(_ name: String) -> Bool {
    pages[name] = nil
    return meanings.removeValue(forKey: name) != nil
  }

  /// Returns the aliases that expand to the name of `command` without arguments, sorted.
  func names(of command: Command) -> [String] {
    meanings.filter { $0.value == [command.name] && Command.beginning(with: $0.key) == nil }
      .map(\.key).sorted()
  }
}
