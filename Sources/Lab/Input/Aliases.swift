/// The aliases of a session: short words that expand to the words of a command.
struct Aliases {
  /// The access of the page that defined an alias: the alias runs with that access, even when a person types it.
  private var pages: [String: PageAccess] = [:]
  /// The expansion of each alias, by its name.
  private(set) var meanings: [String: [String]] = [
    "d": ["diagram"], "t": ["trace"], "s": ["step"], "n": ["next"], "c": ["continue"],
    "b": ["break"],
  ]

  /// Returns the words with an alias in first place expanded.
  ///
  /// A command's name is never read as an alias.
  func expanding(_ words: [String]) -> [String] {
    guard let first = words.first, Command.beginning(with: first) == nil,
      let meaning = meanings[first]
    else { return words }
    return meaning + words.dropFirst()
  }

  /// Returns the access of the page that defined the alias in first place; nil when no page defined it.
  func page(of words: [String]) -> PageAccess? {
    guard let first = words.first, Command.beginning(with: first) == nil else { return nil }
    return pages[first]
  }

  mutating func define(_ name: String, as meaning: [String], by page: PageAccess?) {
    meanings[name] = meaning
    pages[name] = page
  }

  /// Removes an alias; returns false when it is not defined.
  mutating func remove(_ name: String) -> Bool {
    pages[name] = nil
    return meanings.removeValue(forKey: name) != nil
  }

  /// Returns the aliases that expand to the command's name alone, sorted.
  func names(of command: Command) -> [String] {
    meanings.filter { $0.value == [command.name] && Command.beginning(with: $0.key) == nil }
      .map(\.key).sorted()
  }
}
