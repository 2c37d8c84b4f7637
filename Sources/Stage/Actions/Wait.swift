import PrintableText

extension ActionKind {
  static let wait = ActionKind(
    word: "wait",
    arguments: "[TIME]",
    verb: "wait for",
    summary: "Lets time pass",
    example: (line: "wait", before: "load articles; open"),
    help: """
      Lets time pass, up to the next thing that is due, or as long as it says: wait 300ms, wait 2s.
      Time is virtual: only this and  away TIME  move it.
      """
  ) { words throws(Misuse) in
    if words.count > 1 { throw .needless(words[1]) }
    return .wait(milliseconds: try Milliseconds.read(words.first, "wait 300ms  or  wait 2s"))
  }
}

extension Action {
  /// Returns the action of letting some milliseconds of virtual time pass; nil stands for the time until the next pending work.
  public static func wait(milliseconds: Int?) -> Action {
    Action(.wait, milliseconds.map { ["\($0)ms"] } ?? []) { stage throws(StageError) in
      try stage.wait(milliseconds ?? stage.pending.first)
    }
  }
}

extension HeadlessStage {
  /// Returns the effect of letting time pass.
  ///
  /// Throws an error before the module is opened, and for nil, which stands for a `wait` without a time while no work is pending.
  fileprivate func wait(_ milliseconds: Int?) throws(StageError) -> StageGesture {
    guard container != nil || isClosed else { throw .nothingOnScreen(for: .wait) }
    guard let milliseconds else {
      throw StageError(
        "Nothing is due, so there is nothing to wait for.  wait 100ms  lets time pass."
      )
    }
    let end = clock.now + milliseconds
    return StageGesture(on: nil) { self.run(until: end) }
  }
}

/// A typed duration in milliseconds or seconds, such as `300ms`, `300` or `2s`; at most one day.
package struct Milliseconds {
  package let count: Int

  /// Parses a typed duration; nil if `word` is no duration or one longer than a day.
  package init?(_ word: String) {
    let isSeconds = word.hasSuffix("s") && !word.hasSuffix("ms")
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard ["", "s", "ms"].contains(word.dropFirst(digits.count)), let number = Int(digits),
      number <= 86_400_000 / (isSeconds ? 1000 : 1)
    else { return nil }
    count = isSeconds ? number * 1000 : number
  }

  /// Returns the milliseconds of a typed duration, nil for nil; throws an error that shows `usage` if the word is no duration.
  static func read(_ word: String?, _ usage: String) throws(ActionKind.Misuse) -> Int? {
    guard let word else { return nil }
    guard let time = Milliseconds(word) else {
      throw .unclear("\(word.readable) is not a time.  \(usage)")
    }
    return time.count
  }
}
