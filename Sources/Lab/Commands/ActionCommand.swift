import PrintableText
import Stage
import TerminalText
import TraceRecording
import Traces

extension Command {
  init(_ kind: ActionKind) {
    self.init(
      usage: kind.usage,
      group: .act,
      help: kind.help,
      summary: kind.summary,
      situations: Command.situations[kind.word] ?? [],
      example: CommandExample(kind.example.line, after: kind.example.before),
      isAction: true,
      changesModule: kind.endsModule,
      needsModule: true,
      complete: { session, words in
        if kind.isMessage { return session.messageWords(after: words) }
        guard words.isEmpty, let screen = try? session.moment().screen else { return [] }
        return kind.suggestions(screen)
      },
      run: { session, words throws(Refusal) in
        try session.act(try Command.action(kind, words))
      }
    )
  }

  private static let situations: [String: Set<SessionSituation>] = [
    "open": [.loaded, .lesson], "tap": [.recorded, .faulty, .puzzle, .lesson],
    "back": [.recorded], "send": [.alone],
  ]

  private static func action(_ kind: ActionKind, _ words: [String]) throws(Refusal) -> Action {
    do throws(ActionKind.Misuse) {
      return try kind.action(words)
    } catch {
      switch error {
      case .needless(let word): throw .needless(word, kind.usage)
      case .unclear(let message): throw .misused(message)
      }
    }
  }

  static let screen = Command(
    usage: "screen [all]",
    group: .act,
    help: """
      Shows the screen and the actions that are possible on it; of more than \(ScreenExcerpt.maximumRows) \
      rows only some.
      screen all  shows every row.
      """,
    summary: "Shows what is on the screen",
    situations: [.past],
    example: CommandExample("screen", after: "load products; open"),
    complete: { _, words in words.isEmpty ? ["all"] : [] },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "screen [all]")
      let isWhole = words.first?.lowercased() == "all"
      if let word = words.first, !isWhole {
        throw .misused("\(word.readable) is no word for screen.  screen all  shows every row.")
      }
      let moment = try session.moment()
      if let screen = moment.screen {
        return session.drawn(screen, isWhole: isWhole) + session.offersText
      }
      if moment.isClosed { throw .failed("\(StageError.closed)") }
      guard let now = try session.requireLoaded().now.screen else {
        try session.refuseToLook(at: "screens")
        throw .failed("Nothing is on the screen. Type  open  first.")
      }
      return session.drawn(Screen(title: now.title), isWhole: isWhole) + session.offersText
    }
  )
}

extension Session {
  fileprivate func messageWords(after words: [String]) -> [String] {
    guard let loaded else { return [] }
    guard let name = words.first else {
      return ((try? moment().living) ?? []).filter { !$0.isStore }.map { $0.name.lowercased() }
    }
    guard words.count == 1 else { return [] }
    return loaded.writableMessages(to: name).map { DeclaredName($0).example }
  }

  func act(_ action: Action) throws(Refusal) -> StyledText {
    let loaded = try requireLoaded()
    try refuseInPast(action)
    try refuseAlone(action)
    let row = loaded.now.lastNumber + 1
    try loaded.perform(action)
    debugger.cursor = nil
    let errors = StyledText(lines: loaded.takeWritingErrors().map { StyledText(telling: $0, .bad) })
    if let stop = try stopAfterAction(inRow: row) { return stop + errors }
    return ActionReport(session: self, loaded: loaded, row: row).text + errors
  }
}
