import RoleNames
import Traces

// What the words of a message's name tell, where nothing else does.

extension Event {
  /// The words of the message's name in small letters, without introductions such as `did` and `on`.
  var words: [String] {
    let words = message?.baseName.filter { $0.isLetter || $0.isNumber }.smallWords ?? []
    let rest = words.drop { Verbs.introductions.contains($0) }
    return rest.isEmpty ? words : Array(rest)
  }

  /// Whether an argument of the message is a closure, which the receiver may call later.
  var handsOverClosure: Bool {
    message?.arguments?.contains { $0.value.summary.contains("{closure}") } == true
  }

  /// Whether it asks for a screen to go: `close()`, `dismissForm()`, `popDetail()`.
  var closesScreen: Bool {
    isMessage && receiver.map { $0.opensScreens || $0.isScreen } == true
      && (words.first.map(Verbs.closing.contains) == true || words.contains("away"))
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
    // The caller that cancels a task expects its `CancellationError`.
    case .throw: value?.summary.contains("Cancel") != true
    case .reply, .return: MessageMeaning.isFailure(value)
    case .call, .asyncCall, .lost: MessageMeaning(self).isFailure
    default: false
    }
  }
}

/// Words by which messages are known; the first word of a name is its verb.
enum Verbs {
  static let introductions = words(
    "did on will should request perform handle go navigate please user wants to"
  )
  static let closing = words("close dismiss pop finish exit leave back unwind done detach vanish")
  static let listening = words(
    """
    observe subscribe listen start begin watch track monitor stop end cancel unsubscribe join connect
    bind attach activate deactivate log prepare stream schedule poll every
    """
  )
  static let asking = words(
    "fetch load get request retrieve search find reload refresh list read query"
  )
  /// Words of what the person is told, which leaves what is shown as it is.
  static let remarks = words(
    """
    alert toast message banner snackbar hint warning retry offline notice problem hud shake title
    confirm confirmation dialog keyboard focus
    """
  )
  /// Words of how far something is.
  static let progress = words(
    """
    loading spinner activity progress busy saving sending enabled enable disable disabled button
    indicator working waiting editing interaction
    """
  )
  /// How words begin that take something off a screen.
  static let removals = ["remov", "delet", "hid", "archiv"]
  /// How words begin that bring back what was taken off a screen.
  static let returns = [
    "insert", "add", "restor", "append", "unarchiv", "reinsert", "undo", "unhid",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
