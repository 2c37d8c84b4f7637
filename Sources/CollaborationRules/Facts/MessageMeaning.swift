import RoleNames
import Traces

/// The meaning of a message that may answer a request, guessed from the words of its name and its first argument.
struct MessageMeaning {
  let isFailure: Bool
  /// Whether the message carries one part of an answer, so that more may follow: `onProgress(0.3)`, `onNext(song)`.
  let isPartial: Bool
  /// The words of the message's name that name its topic: `products` of `didFailToFetchProducts`.
  private let nouns: Set<String>

  init(_ event: Event) {
    let words = Set(event.message?.baseName.smallWords ?? [])
    let value = event.message?.arguments?.first?.value
    isFailure =
      !words.isDisjoint(with: MessageMeaning.failures) && value?.isNone != true
      && value?.isCancellation != true || MessageMeaning.isFailure(value)
    isPartial = !words.isDisjoint(with: MessageMeaning.pieces)
    nouns = words.subtracting(MessageMeaning.failures).subtracting(MessageMeaning.verbs)
  }

  /// Returns whether two messages exclude each other: only one reports a failure, and their topics are not known to differ.
  func contradicts(_ other: MessageMeaning) -> Bool {
    guard isFailure != other.isFailure else { return false }
    return nouns.isEmpty || other.nouns.isEmpty || !nouns.isDisjoint(with: other.nouns)
  }

  static func isFailure(_ value: Value?) -> Bool {
    // The caller that cancels a request expects to be told so.
    ["failure(", ".failure"].contains { value?.summary.hasPrefix($0) == true }
      && value?.isCancellation != true
  }

  private static let failures: Set = [
    "fail", "failed", "failure", "error", "errors", "not", "cannot", "unable", "denied", "refused",
    "rejected",
  ]
  private static let pieces: Set = [
    "progress", "progressed", "next", "chunk", "piece", "part", "partial",
  ]
  private static let verbs: Set = [
    "did", "on", "to", "with", "has", "have", "success", "succeed", "succeeded", "fetch", "fetched",
    "load", "loaded", "loading", "get", "got", "receive", "received", "retrieve", "retrieved",
    "save", "saved", "update", "updated", "finish", "finished", "complete", "completed",
    "completion", "result", "handle", "show",
  ]
}

extension Value {
  /// Whether the value says that there is nothing, such as `nil` and an empty list.
  var isNone: Bool { ["nil", "false", "0", "[]", "\"\""].contains(summary) }

  /// Whether the value is the error of cancelled work: `CancellationError()`, `URLError(.cancelled)`, `.failure(.canceled)`.
  fileprivate var isCancellation: Bool {
    let names: Set = [
      "cancellationerror", "cancelled", "canceled", "usercancel", "usercancelled", "usercanceled",
      "paymentcancelled", "nsurlerrorcancelled",
    ]
    return summary.contains("(-999)")
      || !names.isDisjoint(with: summary.typeWords.map { $0.lowercased() })
  }

  /// Returns the first of the type names `entities` that occurs in this value's text outside quotation marks; nil for none.
  func entity(of entities: [String]) -> String? {
    let words = summary.typeWords.union(detail.typeWords)
    return entities.first { words.contains($0) }
  }
}

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
  ///
  /// A message by which a View takes away a part of its screen, such as `dismissKeyboard()`, closes none.
  var closesScreen: Bool {
    guard isMessage, let receiver, receiver.opensScreens || receiver.isScreen,
      words.first.map(Verbs.closing.contains) == true || words.contains("away")
    else { return false }
    return receiver.opensScreens || closesItself(receiver)
  }

  /// Returns whether the words after the verb name the screen of `view` or nothing: `close()`, `popViewController(animated:)`.
  func closesItself(_ view: Participant) -> Bool {
    let names = Verbs.wholes.union(view.module.smallWords).union(view.type.smallWords)
    return names.isSuperset(of: words.dropFirst())
  }

  /// The place in the receiver's code that gets an answer: a method, a closure, or the code behind the request.
  var handlerName: String {
    guard let name = message?.baseName else { return "the answer" }
    if isAnswer { return tellsFailure ? "the catch" : "the code behind \(name)" }
    let isClosure = ["completion", "handler", "callback"].contains(name.smallWords.last ?? "")
    return isClosure || seam?.interface == "closure" ? "the closure" : name
  }

  var readsProperty: Bool {
    message.map { !$0.name.hasSuffix(")") && !$0.name.hasSuffix("=") } ?? false
  }

  var requestsChange: Bool { !requestsData && !listens }
  /// Whether each repetition of the message has an effect of its own that a person may want: `skip()`, `increment(id: 3)`.
  ///
  /// A message such as `nextPage()` asks for data, of which one page is enough.
  var isMeantAgain: Bool {
    words.first.map(Verbs.repeatable.contains) == true
      || [["next"], ["previous"]].contains(words)
  }
  var listens: Bool { words.first.map(Verbs.listening.contains) == true }
  var requestsData: Bool { words.first.map(Verbs.asking.contains) == true }

  /// Whether the event reports a failure: by a name or first argument, a failed `Result`, or an error other than a cancellation.
  var tellsFailure: Bool {
    switch kind {
    case .throw: value?.isCancellation != true
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
  /// Words for a whole screen.
  static let wholes = words(
    "away self me view controller screen module page form flow root animated to from"
  )
  /// Verbs of messages that end what a screen shows for a while.
  static let ending = closing.union(
    words("hide stop end ended did remove clear complete completed finished cancel cancelled")
  )
  static let progress = words(
    """
    loading spinner activity progress busy saving sending enabled enable disable disabled button
    indicator working waiting editing interaction
    """
  )
  static let repeatable = words(
    "skip seek increment decrement increase decrease toggle zoom undo redo"
  )
  /// Words for what comes and goes on a screen that stays.
  static let passing = remarks.union(progress)
  static let removals = ["remov", "delet", "hid", "archiv"]
  static let restorations = [
    "insert", "add", "restor", "append", "unarchiv", "reinsert", "undo", "unhid",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }
}

extension String {
  /// The words of this text that can be type names; words in quotation marks are skipped.
  fileprivate var typeWords: Set<String> {
    var words: Set<String> = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in self + " " {
      if !isQuoted, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.insert(word) }
      word = ""
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
    }
    return words
  }
}
