import RoleNames
import Traces

/// What a call back means, as far as its words tell.
struct MessageMeaning {
  /// Whether it says that something went wrong.
  let isFailure: Bool
  /// Whether it is a piece of an answer, of which more may follow: `onProgress(0.3)`, `onNext(song)`.
  let isPiece: Bool
  /// What it is about: `products` of `didFailToFetchProducts`.
  private let nouns: Set<String>

  init(_ event: Event) {
    let words = Set(event.message?.baseName.smallWords ?? [])
    let value = event.message?.arguments?.first?.value
    let isNone = ["nil", "false", "0", "[]", "\"\""].contains(value?.summary ?? "")
    isFailure =
      !words.isDisjoint(with: MessageMeaning.failures) && !isNone || MessageMeaning.isFailure(value)
    isPiece = !words.isDisjoint(with: MessageMeaning.pieces)
    nouns = words.subtracting(MessageMeaning.failures).subtracting(MessageMeaning.verbs)
  }

  /// Whether two cannot both answer one request: one says it went well, one that it did not.
  func contradicts(_ other: MessageMeaning) -> Bool {
    guard isFailure != other.isFailure else { return false }
    return nouns.isEmpty || other.nouns.isEmpty || !nouns.isDisjoint(with: other.nouns)
  }

  /// Whether a value is a result that says so: `.failure(Offline)`.
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
