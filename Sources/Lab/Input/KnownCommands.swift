import TerminalText

extension Session {
  /// Records the command that the person typed and the commands that the answer names, so that hints complete them.
  func noteKnownCommands(typed words: [String], namedIn answer: Answer) {
    let named = answer.text.runs.filter { $0.style == .command }
      .compactMap { $0.text.split(separator: " ").first.map(String.init) }
    let commands = (words.prefix(1) + named).compactMap(Command.beginning)
    state.knownCommands.formUnion(commands.map(\.name))
  }

  /// The names of the commands that a hint may complete: typed or named in an answer before, or suggested by `help` now.
  var hintableCommands: Set<String> { state.knownCommands.union(suggestedCommands.map(\.name)) }
}

extension StyledText {
  /// Creates a sentence in `style`, in which commands between pairs of blanks (`Type  open  first`) have the style `command`.
  ///
  /// At the start or the end of the sentence one pair is enough; a command at the start is recognised only if `style` is `plain`. A
  /// part that does not begin with a command's name keeps `style`.
  init(telling sentence: String, _ style: TextStyle = .plain) {
    self.init()
    let parts = sentence.components(by: "  ")
    for (index, part) in parts.enumerated() {
      if index > 0 { append("  ", style) }
      let word = part.prefix { $0 != " " }
      let isFirst = index == 0 && parts.count > 1 && style == .plain
      let isTold = (isFirst || index % 2 == 1) && Command.beginning(with: String(word)) != nil
      append(part, isTold ? .command : style)
    }
  }
}

extension String {
  fileprivate func components(by separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
