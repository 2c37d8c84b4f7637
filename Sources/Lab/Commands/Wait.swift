import Stage

extension Command {
  static let wait = Command(
    name: "wait",
    group: .act,
    usage: "wait [TIME]",
    help: """
      Lets time pass, up to the next thing that is due, or as long as it says: wait 300ms, wait 2s.
      Time is virtual: only this moves it.
      """,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "wait [TIME]")
      guard let word = words.first else { return try session.act(.wait(milliseconds: nil)) }
      guard let milliseconds = Milliseconds(word)?.count else {
        throw .misused("\(word.shown) is not a time.  wait 300ms  or  wait 2s")
      }
      return try session.act(.wait(milliseconds: milliseconds))
    }
  )
}

/// A time as it is typed: `300ms`, `300`, `2s`; at most a day.
struct Milliseconds {
  let count: Int

  /// Reads a time; nil where it is none.
  init?(_ word: String) {
    let isSeconds = word.hasSuffix("s") && !word.hasSuffix("ms")
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard ["", "s", "ms"].contains(word.dropFirst(digits.count)), let number = Int(digits),
      number <= 86_400_000 / (isSeconds ? 1000 : 1)
    else { return nil }
    count = isSeconds ? number * 1000 : number
  }
}
