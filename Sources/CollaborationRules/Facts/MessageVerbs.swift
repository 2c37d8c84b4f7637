import RoleNames
import Traces

extension Event {
  /// The words of the message's name in lower case, without leading words such as `did` and `on` if others follow.
  var words: [String] {
    let words = message?.baseName.filter { $0.isLetter || $0.isNumber }.smallWords ?? []
    let rest = words.drop { Verbs.introductions.contains($0) }
    return rest.isEmpty ? words : Array(rest)
  }

  var handsOverClosure: Bool {
    message?.arguments?.contains { $0.value.summary.contains("{closure}") } == true
  }

  /// Whether the message asks a screen, Router or Coordinator to close the screen: `close()`, `dismissForm()`, `popDetail()`.
  var closesScreen: Bool {
    isMessage && receiver.map { $0.opensScreens || $0.isScreen } == true
      && (words.first.map(Verbs.closing.contains) == true || words.contains("away"))
  }

  /// Whether the message reads a property: it neither calls a method nor sets a property.
  var readsProperty: Bool {
    message.map { !$0.name.hasSuffix(")") && !$0.name.hasSuffix("=") } ?? false
  }

  var requestsChange: Bool { !requestsData && !listens }
  var listens: Bool { words.first.map(Verbs.listening.contains) == true }
  var requestsData: Bool { words.first.map(Verbs.asking.contains) == true }

  /// Whether the event reports a failure: by a name or first argument, a failed `Result`, or an error other than a cancellation.
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

/// Words in names of messages that tell what the message means; the first word of a name is its verb.
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
  /// Words for notices to the user, which leave the shown content unchanged.
  static let remarks = words(
    """
    alert toast message banner snackbar hint warning retry offline notice problem hud shake title
    confirm confirmation dialog keyboard focus
    """
  )
  static let progress = words(
    """
    loading spinner activity progress busy saving sending enabled enable disable disabled button
    indicator working waiting editing interaction
    """
  )
  /// Stems of words for removing content from a screen.
  static let removals = ["remov", "delet", "hid", "archiv"]
  /// Stems of words for putting removed content back.
  static let restorations = [
    "insert", "add", "restor", "append", "unarchiv", "reinsert", "undo", "unhid",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}
