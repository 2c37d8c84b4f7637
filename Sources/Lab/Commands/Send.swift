import Stage
import TraceRecording
import Traces

extension Command {
  /// Returns the command that performs actions of a kind, such as `tap`; for `send`, it completes receivers and messages.
  static func acting(_ kind: ActionKind) -> Command {
    var command = Command(kind)
    guard kind.isMessage else { return command }
    command.complete = { session, words in
      guard let loaded = session.loaded else { return [] }
      guard let name = words.first else {
        let living = (try? session.moment().living) ?? []
        return living.filter { !$0.isStore }.map { $0.name.lowercased() }
      }
      guard words.count == 1 else { return [] }
      return loaded.writableMessages(to: name).map { DeclaredName($0).example }
    }
    return command
  }
}
