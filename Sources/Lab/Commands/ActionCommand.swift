import Stage
import TerminalText
import Traces

extension Command {
  /// A command that is an action without further words.
  static func acting(_ name: String, _ action: Action, help: String) -> Command {
    Command(name: name, group: .act, usage: name, help: help) { session, words throws(Refusal) in
      try expect(words, atMost: 0, name)
      return try session.act(action)
    }
  }
}

extension Session {
  /// Does something to the loaded module and reports what followed.
  func act(_ action: Action) throws(Refusal) -> StyledText {
    let loaded = try requireLoaded()
    let row = loaded.now.lastNumber + 1
    try loaded.perform(action)
    return ActionReport(session: self, loaded: loaded, row: row).text
  }
}
