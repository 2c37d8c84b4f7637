import Stage
import TerminalText
import TraceRecording
import Traces

extension Command {
  init(_ kind: ActionKind) {
    self.init(
      usage: kind.usage,
      help: kind.help,
      summary: kind.summary,
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
        let action: Action
        do throws(ActionKind.Misuse) { action = try kind.action(words) } catch {
          switch error {
          case .needless(let word): throw .needless(word, kind.usage)
          case .unclear(let message): throw .misused(message)
          }
        }
        return try session.act(action)
      }
    )
  }
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
