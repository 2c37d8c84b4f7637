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
      || MessageMeaning.isFailure(value)
    isPartial = !words.isDisjoint(with: MessageMeaning.pieces)
    nouns = words.subtracting(MessageMeaning.failures).subtracting(MessageMeaning.verbs)
  }

  /// Returns whether two messages exclude each other: only one reports a failure, and their topics are not known to differ.
  func contradicts(_ other: MessageMeaning) -> Bool {
    guard isFailure != other.isFailure else { return false }
    return nouns.isEmpty || other.nouns.isEmpty || !nouns.isDisjoint(with: other.nouns)
  }

  /// Returns whether a value is a `Result` with a failure: `.failure(Offline)`.
  static func isFailure(_ value: Value?) -> Bool {
    ["failure(", ".failure"].contains { value?.summary.hasPrefix($0) == true }
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
}
