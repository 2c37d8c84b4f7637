import PrintableText
import Stage

extension Session {
  /// Returns the command that a word names, after expanding aliases; nil when there is none.
  func command(beginning word: String) -> Command? {
    aliases.expanding([word]).first.flatMap(Command.beginning)
  }

  /// Returns the completions of the last word of a line, as Tab offers them.
  ///
  /// `replacing` is the number of characters at the end of the line that a completion replaces. For an empty line the
  /// words are the few commands that `help` names.
  public func completions(of line: String) -> (replacing: Int, words: [String]) {
    guard let unfinished = UnfinishedLine(line) else { return (0, []) }
    guard unfinished.word.utf8.count <= longestWord else { return (unfinished.typed.count, []) }
    if unfinished.words.isEmpty, unfinished.typed.isEmpty {
      return (0, suggestedCommands.map(\.name))
    }
    let typed = unfinished.word.lowercased()
    let matching = candidates(after: unfinished.words, typed: unfinished.word).filter {
      $0.readAsWord.lowercased().isCompletion(of: typed)
    }
    return (unfinished.typed.count, matching.sortedAsTyped)
  }

  /// Returns the meaning of each offered word, in the same order; an empty string for a word without one.
  public func meanings(of words: [String], offeredFor line: String) -> [String] {
    guard let before = UnfinishedLine(line)?.words else { return words.map { _ in "" } }
    guard let name = before.first else {
      return words.map { Command.beginning(with: $0)?.brief ?? "" }
    }
    let command = command(beginning: name)
    return words.map { command?.describe(self, $0) ?? "" }
  }

  /// The maximum length of a word that is completed, in bytes: as long as the longest path.
  private var longestWord: Int { 4_096 }

  private func candidates(after words: [String], typed: String) -> [String] {
    guard let name = aliases.expanding(words).first else {
      return Command.all.filter { $0.group != .lesson || lesson != nil }.map(\.name)
    }
    guard let command = Command.beginning(with: name) else { return [] }
    let rest = Array(aliases.expanding(words).dropFirst())
    return command.takesFile(rest, typed)
      ? files.names(typed).map(\.quotedPath) : command.complete(self, rest)
  }
}

// MARK: - Hints

extension Session {
  /// Returns the rest of the word being typed when exactly one completion fits, to be shown dimmed after the cursor.
  ///
  /// A command is hinted only when the person has typed it or an answer has named it.
  public func hint(for line: String) -> String? {
    let (replacing, words) = completions(of: line)
    let typed = line.suffix(replacing).lowercased()
    let isCommand = UnfinishedLine(line)?.words.isEmpty ?? false
    let offered = isCommand ? words.filter(hintableCommands.contains) : words
    guard !typed.isEmpty, offered.count == 1, let word = offered.first, word.count > replacing,
      word.lowercased().hasPrefix(typed)
    else { return nil }
    return String(word.dropFirst(replacing))
  }

  /// Returns the part of a command's syntax that can follow the typed words; nil when nothing can or no command is typed.
  public func usageHint(for line: String) -> String? {
    guard let unfinished = UnfinishedLine(line) else { return nil }
    let isAfterBlank = unfinished.typed.isEmpty
    let words = aliases.expanding(isAfterBlank ? unfinished.words : [unfinished.word])
    guard isAfterBlank || unfinished.words.isEmpty, let name = words.first,
      let command = Command.beginning(with: name), command.name == name
    else { return nil }
    let rest = UsagePattern(usage(of: command)).rest(after: Array(words.dropFirst()))
    guard !rest.isEmpty else { return nil }
    return (isAfterBlank ? "" : " ") + rest
  }
}

extension String {
  /// Whether the offered word begins with the typed text, where the `#` of a row's number may be left out.
  fileprivate func isCompletion(of typed: String) -> Bool {
    hasPrefix(typed) || first == "#" && !typed.isEmpty && dropFirst().hasPrefix(typed)
  }

  /// An offered word as the line parser reads it, without quotation marks.
  var readAsWord: String {
    guard utf8.contains(where: { " \t\"'\\;#".utf8.contains($0) }) else { return self }
    guard let words = try? InputLine(self).commands, words.count == 1, words[0].count == 1 else {
      return UnfinishedLine(self)?.word ?? self
    }
    return words[0][0]
  }

  /// A path quoted as one word; the closing mark is left out after a folder, so that a file name can follow.
  fileprivate var quotedPath: String {
    let quoted = quotedIfNeeded
    return hasSuffix("/") && quoted != self ? String(quoted.dropLast()) : quoted
  }
}

extension [String] {
  /// The distinct words: row numbers in numerical order, other words alphabetically.
  fileprivate var sortedAsTyped: [String] {
    Set(self).sorted { first, second in
      let numbers = [first, second].map {
        Int(typed: $0.hasPrefix("#") ? String($0.dropFirst()) : $0)
      }
      guard let one = numbers[0], let two = numbers[1] else { return first < second }
      return one < two
    }
  }
}
