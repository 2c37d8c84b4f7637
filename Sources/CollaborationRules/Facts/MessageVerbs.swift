import RoleNames
import Traces

// What the words of a message's name tell, where nothing else does.

extension Event {
  /// The words of its message's name in small letters, without those that only introduce others: `did`, `on`.
  var words: [String] {
    let words = message?.baseName.filter { $0.isLetter || $0.isNumber }.smallWords ?? []
    let rest = words.drop { Verbs.introductions.contains($0) }
    return rest.isEmpty ? words : Array(rest)
  }

  /// Whether it asks for a screen to go: `close()`, `dismissForm()`, `popDetail()`.
  var closesScreen: Bool {
    isMessage && receiver.map { $0.opensScreens || $0.isScreen } == true
      && words.first.map(Verbs.closing.contains) == true
  }

  /// Whether it asks for a change to be kept, and not for data, and not to listen: `save(title:)`, `submitOrder()`.
  var asksForChange: Bool { !asksForData && !listens }

  /// Whether its name asks to be told whatever happens from then on: `observe(onChange:)`.
  var listens: Bool { words.first.map(Verbs.listening.contains) == true }

  /// Whether its name asks for something that is there already: `fetchAll()`.
  var asksForData: Bool { words.first.map(Verbs.asking.contains) == true }

  /// Whether it says, as a call or as the end of one, that something went wrong.
  var tellsFailure: Bool {
    switch kind {
    case .throw: true
    case .reply, .return: MessageMeaning.isFailure(value)
    case .call, .asyncCall, .lost: MessageMeaning(self).isFailure
    default: false
    }
  }
}

/// Words with which names of messages begin.
enum Verbs {
  static let introductions: Set = [
    "did", "on", "will", "should", "request", "perform", "handle", "go", "navigate", "please", "user", "wants", "to",
  ]
  static let closing: Set = [
    "close", "dismiss", "pop", "finish", "exit", "leave", "back", "unwind", "done",
  ]
  static let listening: Set = [
    "observe", "subscribe", "listen", "start", "begin", "watch", "track", "monitor", "stop", "end", "cancel", "unsubscribe",
    "join", "connect", "bind", "attach", "detach", "activate", "deactivate", "log", "prepare", "stream",
  ]
  static let asking: Set = [
    "fetch", "load", "get", "request", "retrieve", "search", "find", "reload", "refresh", "list", "read", "query",
  ]
  /// How words begin that take something off a screen.
  static let removals = ["remov", "delet", "hid", "archiv"]
  /// How words begin that bring back what was taken off a screen.
  static let returns = ["insert", "add", "restor", "append", "unarchiv", "reinsert", "undo", "unhid"]
}
