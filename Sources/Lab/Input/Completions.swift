import PrintableText
import Stage

extension Session {
  /// The words that may stand at the end of a line: what Tab offers.
  ///
  /// Gives how many characters they take the place of, and the whole words.
  public func completions(of line: String) -> (replacing: Int, words: [String]) {
    guard let unfinished = UnfinishedLine(line) else { return (0, []) }
    guard unfinished.word.utf8.count <= longestWord else { return (unfinished.typed.count, []) }
    let typed = unfinished.word.lowercased()
    let matching = candidates(after: unfinished.words, typed: unfinished.word).filter {
      $0.read.lowercased().isCompletion(of: typed)
    }
    return (unfinished.typed.count, matching.sortedAsTyped)
  }

  /// Longer than any word and any path.
  private var longestWord: Int { 4_096 }

  private func candidates(after words: [String], typed: String) -> [String] {
    guard let name = words.first else {
      return Command.all.filter { $0.group != .lesson || lesson != nil }.map(\.name)
    }
    guard let command = try? Command.named(name) else { return [] }
    let rest = Array(words.dropFirst())
    return command.takesFile(rest, typed)
      ? files.names(typed).map(\.quotedPath) : command.complete(self, rest)
  }

  /// What could follow what is typed, shown faintly behind the cursor.
  public func hint(for line: String) -> String? {
    let (replacing, words) = completions(of: line)
    let typed = line.suffix(replacing).lowercased()
    guard !typed.isEmpty, words.count == 1, let word = words.first, word.count > replacing,
      word.lowercased().hasPrefix(typed)
    else { return nil }
    return String(word.dropFirst(replacing))
  }
}

extension String {
  /// Whether it begins with what is typed; a `#` need not be typed.
  fileprivate func isCompletion(of typed: String) -> Bool {
    hasPrefix(typed) || first == "#" && !typed.isEmpty && dropFirst().hasPrefix(typed)
  }

  /// An offered word as it is read when it stands in a line.
  fileprivate var read: String {
    guard let words = try? InputLine(self).commands, words.count == 1, words[0].count == 1 else {
      return UnfinishedLine(self)?.word ?? self
    }
    return words[0][0]
  }

  /// A path so that it is read as one word; the name of a folder stays open for what is in it.
  fileprivate var quotedPath: String {
    let quoted = quotedIfNeeded
    return hasSuffix("/") && quoted != self ? String(quoted.dropLast()) : quoted
  }
}

extension [String] {
  /// Numbers by value, words by letter, each once.
  fileprivate var sortedAsTyped: [String] {
    Set(self).sorted { first, second in
      let numbers = [first, second].map { Int($0.hasPrefix("#") ? String($0.dropFirst()) : $0) }
      guard let one = numbers[0], let two = numbers[1] else { return first < second }
      return one < two
    }
  }
}
