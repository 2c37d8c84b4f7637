import Stage
import TerminalText
import Traces

extension Command {
  /// The command that does actions of a kind.
  init(_ kind: ActionKind) {
    let words = Command.wordsOfActions[kind.word]
    self.init(
      name: kind.word,
      group: .act,
      usage: kind.usage,
      help: kind.help,
      summary: words?.summary ?? "",
      occasions: words?.occasions ?? [],
      example: words?.example,
      isAction: true,
      changesModule: kind.endsModule,
      needsModule: true,
      complete: { session, words in
        guard words.isEmpty, let screen = session.visibleScreen else { return [] }
        return kind.suggestions(screen)
      },
      run: { session, words throws(Refusal) in
        try session.act(try Command.action(kind, words))
      }
    )
  }

  /// What the lists and `help` say of actions that have more than their help.
  private static let wordsOfActions:
    [String: (summary: String, occasions: Set<Occasion>, example: CommandExample)] = [
      "open": (
        "Puts the module on the screen", [.loaded, .lesson],
        CommandExample("open", after: "load about")
      ),
      "tap": (
        "Taps a row: tap 1", [.recorded, .faulty, .puzzle, .lesson],
        CommandExample("tap 1", after: "load products; open")
      ),
      "press": (
        "Presses a button, by what stands on it", [],
        CommandExample("press Add", after: "load todos; open")
      ),
      "delete": (
        "Swipes a row away: delete 1", [],
        CommandExample("delete 1", after: "load todos; open")
      ),
      "type": (
        "Types into a field: type Title \"Buy milk\"", [],
        CommandExample("type Title Milk", after: "load todos; open; press Add")
      ),
      "confirm": (
        "Answers an alert with yes", [],
        CommandExample("confirm", after: "load todos; open; press Add; type Title Milk")
      ),
      "cancel": (
        "Answers an alert with no", [],
        CommandExample("cancel", after: "load todos; open; press Add")
      ),
      "refresh": (
        "Pulls the list down", [],
        CommandExample("refresh", after: "load articles; open; wait")
      ),
      "wait": ("Lets time pass", [], CommandExample("wait", after: "load articles; open")),
      "back": (
        "Leaves the screen for the one below it", [.recorded],
        CommandExample("back", after: "load products; open; tap 1")
      ),
      "away": (
        "Shows another tab and comes back", [],
        CommandExample("away 400ms", after: "load articles; open; wait")
      ),
      "send": (
        "Speaks to one object: send presenter fetchProducts()", [.alone],
        CommandExample("send presenter fetchProducts()", after: "load products; open")
      ),
      "close": (
        "Takes the module off the stage", [],
        CommandExample("close", after: "load products; open")
      ),
    ]

  /// Reads the words behind an action's own.
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
}

extension Session {
  /// Does something to the loaded module and reports what followed.
  func act(_ action: Action) throws(Refusal) -> StyledText {
    let loaded = try requireLoaded()
    try refuseInPast(action)
    try refuseAlone(action)
    let row = loaded.now.lastNumber + 1
    try loaded.perform(action)
    if let stop = try stopAfterAction(inRow: row) { return stop }
    return ActionReport(session: self, loaded: loaded, row: row).text
  }
}
