import PrintableText
import TerminalText

extension Session {
  func command(beginning word: String) -> Command? {
    aliases.expanding([word]).first.flatMap(Command.beginning)
  }

  /// Returns the words that Tab offers for the last word of `line`; for an empty line the commands that `help` suggests.
  ///
  /// `replacing` is the number of characters at the end of the line that a completion replaces.
  public func completions(of line: String) -> (replacing: Int, words: [String]) {
    guard let unfinished = UnfinishedLine(line) else { return (0, []) }
    // A word longer than the longest path is not completed.
    guard unfinished.word.utf8.count <= 4_096 else { return (unfinished.typed.count, []) }
    if unfinished.words.isEmpty, unfinished.typed.isEmpty {
      return (0, suggestedCommands.map(\.name))
    }
    let typed = unfinished.word.lowercased()
    let matching = candidates(after: unfinished.words, typed: unfinished.word).filter {
      $0.readAsWord.lowercased().isCompletion(of: typed)
    }
    return (unfinished.typed.count, matching.sortedAsTyped)
  }

  /// Returns the explanations of words that were offered to complete `line`, in their order; empty strings for unexplained words.
  public func meanings(of words: [String], offeredFor line: String) -> [String] {
    guard let before = UnfinishedLine(line)?.words else { return words.map { _ in "" } }
    guard let name = before.first else {
      return words.map { Command.beginning(with: $0)?.summary ?? "" }
    }
    let command = command(beginning: name)
    return words.map { command?.describe(self, $0) ?? "" }
  }

  private func candidates(after words: [String], typed: String) -> [String] {
    guard let name = aliases.expanding(words).first else {
      return Command.all.filter { $0.group != .lesson || lesson != nil }.map(\.name)
    }
    guard let command = Command.beginning(with: name) else { return [] }
    let rest = Array(aliases.expanding(words).dropFirst())
    return command.takesFile(rest, typed)
      ? files.names(typed).map(\.quotedPath) : command.completions(in: self, after: rest)
  }

  func noteKnownCommands(typed words: [String], namedIn answer: Answer) {
    let named = answer.text.runs.filter { $0.style == .command }
      .compactMap { $0.text.split(separator: " ").first.map(String.init) }
    let commands = (words.prefix(1) + named).compactMap(Command.beginning)
    state.knownCommands.formUnion(commands.map(\.name))
  }

  /// Returns the characters that complete the last word of `line`, shown dimmed after the cursor; nil unless exactly one word fits.
  ///
  /// The name of a command is completed only if the person has typed it, an answer has named it or `help` suggests it.
  public func hint(for line: String) -> String? {
    let (replacing, words) = completions(of: line)
    let typed = line.suffix(replacing).lowercased()
    let isCommand = UnfinishedLine(line)?.words.isEmpty ?? false
    let known = isCommand ? state.knownCommands.union(suggestedCommands.map(\.name)) : []
    let offered = isCommand ? words.filter(known.contains) : words
    guard !typed.isEmpty, offered.count == 1, let word = offered.first, word.count > replacing,
      word.lowercased().hasPrefix(typed)
    else { return nil }
    return String(word.dropFirst(replacing))
  }

  /// Returns the rest of a command's syntax after `line`; nil without a rest, without a command, or inside an argument.
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
  fileprivate func isCompletion(of typed: String) -> Bool {
    hasPrefix(typed) || first == "#" && !typed.isEmpty && dropFirst().hasPrefix(typed)
  }

  var readAsWord: String {
    guard utf8.contains(where: { " \t\"'\\;#".utf8.contains($0) }) else { return self }
    return UnfinishedLine(self)?.word ?? self
  }

  /// A path in quotation marks if it needs them; the closing mark is left out after a folder, where a file name can follow.
  fileprivate var quotedPath: String {
    let quoted = quotedIfNeeded
    return hasSuffix("/") && quoted != self ? String(quoted.dropLast()) : quoted
  }
}

extension [String] {
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
