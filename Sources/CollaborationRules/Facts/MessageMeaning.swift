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
      !words.isDisjoint(with: Vocabulary.failures) && value?.isNone != true
      && value?.isCancellation != true || value?.isFailure == true
    isPartial = !words.isDisjoint(with: Vocabulary.pieces)
    nouns = words.subtracting(Vocabulary.failures).subtracting(Vocabulary.fillers)
  }

  /// Returns whether two messages exclude each other: only one reports a failure, and their topics are not known to differ.
  func contradicts(_ other: MessageMeaning) -> Bool {
    guard isFailure != other.isFailure else { return false }
    return nouns.isEmpty || other.nouns.isEmpty || !nouns.isDisjoint(with: other.nouns)
  }
}

extension Event {
  /// The words of the message's name in lower case, without leading words such as `did` and `on` if others follow.
  var words: [String] {
    let words = message?.baseName.filter { $0.isLetter || $0.isNumber }.smallWords ?? []
    let rest = words.drop { Vocabulary.introductions.contains($0) }
    return rest.isEmpty ? words : Array(rest)
  }

  /// The first of the message's `words`; empty for no message.
  var verb: String { words.first ?? "" }

  /// Returns whether the message only announces that the work of `request` begins: `willLoad()`, `didStartLoading()`.
  ///
  /// A message with other arguments than the request, or whose request names the beginning, such as `startRecording()`, is none.
  func announcesBeginning(of request: Event) -> Bool {
    let words = message?.baseName.smallWords ?? []
    let ends = Set([words.first, verb, words.last])
    let asked = Set((request.message?.arguments ?? []).map(\.value))
    return Vocabulary.beginnings.contains(where: ends.contains)
      && Vocabulary.beginnings.isDisjoint(with: request.message?.baseName.smallWords ?? [])
      && asked.isSuperset(of: (message?.arguments ?? []).map(\.value))
  }

  /// Whether the message says how far some work has come, which is no answer: `uploadProgressed(0.5)`.
  var tellsProgress: Bool { !Vocabulary.amounts.isDisjoint(with: words) }

  var handsOverClosure: Bool {
    message?.arguments?.contains { $0.value.summary.contains("{closure}") } == true
  }

  /// Whether the message asks a screen, Router or Coordinator to close the screen: `close()`, `dismissForm()`, `popDetail()`.
  ///
  /// A message by which a View takes away a part of its screen, such as `dismissKeyboard()`, closes none.
  var closesScreen: Bool {
    guard isMessage, let receiver, receiver.opensScreens || receiver.isScreen,
      Vocabulary.closing.contains(verb) || words.contains("away")
    else { return false }
    return receiver.opensScreens || closesItself(receiver)
  }

  /// Returns whether the words after the verb name the screen of `view` or nothing: `close()`, `popViewController(animated:)`.
  func closesItself(_ view: Participant) -> Bool {
    let names = Vocabulary.wholes.union(view.module.smallWords).union(view.type.smallWords)
    return names.isSuperset(of: words.dropFirst())
  }

  /// Whether the event begins something new: an action, or a call without a cause by the user or an unknown sender.
  var isByUser: Bool { kind == .action || isMessage && cause == nil && sender?.isUser != false }

  /// The place in the receiver's code that gets an answer: a method, a closure, or the code behind the request, of its class.
  var handlerName: String {
    let family = receiver?.family ?? "its receiver"
    // A trace does not tell whether the code has a catch or drops the error by `try?`.
    if kind == .throw { return "a catch of \(family) (not try?)" }
    guard let name = message?.baseName else { return "the answer of \(family)" }
    if isAnswer { return "the code behind \(name) of \(family)" }
    return "\(isOfClosure ? "the closure" : name) of \(family)"
  }

  /// Whether the message is the call of a closure, by its name or the reference through which it was sent.
  var isOfClosure: Bool {
    Vocabulary.closures.contains(message?.baseName.smallWords.last ?? "")
      || seam?.interface == "closure"
  }

  var readsProperty: Bool {
    message.map { !$0.name.hasSuffix(")") && !$0.name.hasSuffix("=") } ?? false
  }

  var requestsChange: Bool { !requestsData && !listens }
  /// Whether each repetition of the message has an effect of its own that a person may want: `skip()`, `increment(id: 3)`.
  ///
  /// A message such as `nextPage()` asks for data, of which one page is enough.
  var isMeantAgain: Bool {
    Vocabulary.repeatable.contains(verb)
      || [["next"], ["previous"]].contains(words)
  }
  var listens: Bool { Vocabulary.listening.contains(verb) }
  /// Whether the message asks for data: `fetchOrders()`, `requestOrders()`, but not `requestDelete()`.
  var requestsData: Bool {
    let isRequest = message?.baseName.smallWords.prefix { Vocabulary.introductions.contains($0) }
      .contains("request")
    return Vocabulary.asking.contains(verb) || isRequest == true && !namesChange && !listens
  }

  /// Whether the message's verb names a change: `deleteOrder(7)`, `unfollow()`.
  var namesChange: Bool {
    Vocabulary.changing.contains(verb)
      || verb.hasPrefix("un") && Vocabulary.changing.contains(String(verb.dropFirst(2)))
  }

  /// Whether a data source tells what happened, and so asks for nothing: `linkDidReconnect()`.
  var isAnnouncement: Bool {
    sender?.providesData == true && message?.baseName.smallWords.contains("did") == true
  }

  /// Whether the event reports a failure: by a name or first argument, a failed `Result`, or an error other than a cancellation.
  var tellsFailure: Bool {
    switch kind {
    case .throw: value?.isCancellation != true
    case .reply, .return: value?.isFailure == true
    case .call, .asyncCall, .lost: MessageMeaning(self).isFailure
    default: false
    }
  }
}

// What a message says of work that goes on

extension Event {
  /// Whether the message says that loading begins: `showLoading()`, `setLoading(true)`, `isLoading: true`.
  var beginsLoading: Bool {
    let values = (message?.arguments ?? []).map(\.value)
    if isAboutLoading {
      return !namesEnd && values.allSatisfy { $0.summary == "true" }
    }
    return values.contains { value in
      value.summary.contains("isLoading: true") || value.summary.hasSuffix(".loading")
    }
  }

  /// Whether the message says that loading is over: `hideLoading()`, `setLoading(false)`.
  var endsLoading: Bool {
    isAboutLoading && (namesEnd || message?.arguments?.map(\.value.summary) == ["false"])
  }

  /// Whether the message's name says that something ends, and not that it begins, as `loadingDidStart()` does.
  private var namesEnd: Bool {
    !allWords.isDisjoint(with: Vocabulary.ending)
      && allWords.isDisjoint(with: Vocabulary.beginnings.subtracting(["will"]))
  }

  /// Whether the message shows how much of some work is done: `setProgress(0.5)`.
  var showsAmount: Bool {
    message?.arguments?.contains { Double($0.value.summary).map { 0..<1 ~= $0 } == true } == true
  }

  /// Whether an object that provides data calls or answers a Controller, which is a screen and shows loading in its View.
  var informsController: Bool {
    receiver?.role.counts(as: .controller) == true && sender?.providesData == true
  }

  /// Whether a state in the message has an error, and says that something loads.
  var showsError: Bool {
    (message?.arguments ?? []).contains { argument in
      let text = argument.value.summary
      return text.contains("isLoading: true")
        && text.split(separator: ",").contains { part in
          let words = part.split { " ()\"".contains($0) }
          guard let name = words.firstIndex(where: { $0.hasSuffix(":") }), name + 1 < words.count
          else { return false }
          return words[name].lowercased().contains("error")
            && !["nil", "false", "0", "[]", ".none"].contains(words[name + 1])
        }
    }
  }

  /// Whether only another message takes the message back: `setLoading(true)`, or `beginRefreshing()`, which UIKit never ends itself.
  var isSetSwitch: Bool {
    ["set", "update"].contains(verb) && isSwitch || words == ["begin", "refreshing"]
  }

  /// Whether the only argument of the message is `true` or `false`.
  var isSwitch: Bool {
    let values = (message?.arguments ?? []).map(\.value.summary)
    return values == ["true"] || values == ["false"]
  }

  var setsLoading: Bool { beginsLoading && message?.name.hasSuffix(" =") == true }

  var isAboutLoading: Bool { !loadingWords.isEmpty }
  var loadingWords: Set<String> {
    let words = allWords
    // `setSendingEnabled(true)` sets something else.
    let state = Set(message?.baseName.smallWords ?? []).subtracting(["set", "is"])
    let working = isSwitch && state.count == 1 ? state.intersection(Vocabulary.working) : []
    return words.intersection(Vocabulary.loading).union(working)
  }

  /// Whether the message tells nothing of a failure: it ends loading, takes a notice away, sets a control, or is logged.
  var tellsNothing: Bool {
    guard isMessage, !beginsLoading else { return false }
    guard receiver?.isScreen == true else { return Vocabulary.logging.contains(verb) }
    let isSwitch = message?.arguments?.allSatisfy { ["true", "false"].contains($0.value.summary) }
    let words = allWords
    return isSwitch != false
      && (!words.isDisjoint(with: Vocabulary.progress)
        || Vocabulary.ending.contains(verb)
          && (self.words.count == 1 || !words.isDisjoint(with: Vocabulary.passing)
            || !words.isDisjoint(with: Vocabulary.loading) || closesScreen))
  }

  var allWords: Set<String> {
    let names = message?.name.split { !$0.isLetter } ?? []
    return Set(names.flatMap { String($0).smallWords })
  }
}
