import PrintableText
import Traces

struct BreakpointReader {
  static let usage = "break A -> B [message] | lost | finding | screen | ROLE  [after N] [if TEXT]"

  private var words: [String]
  private let known: [Event]

  init(_ words: [String], knowing known: [Event]) {
    self.known = known
    let apart = words.flatMap(\.apartFromArrows)
    self.words = apart.contains("->") ? apart.map(known.spelling) : apart
  }

  mutating func breakpoint() throws(Refusal) -> Breakpoint {
    let text = words.asTyped
    let shown = try tail(behind: "if").map { $0.joined(separator: " ") }
    let skips = try tail(behind: "after").map { words throws(Refusal) in try count(words) }
    return Breakpoint(
      text: text,
      condition: try condition(),
      requiredText: shown,
      remainingSkips: skips ?? 0
    )
  }

  /// Removes the last `word` and all words after it, and returns the words after it; nil if `word` is missing or comes first.
  private mutating func tail(behind word: String) throws(Refusal) -> [String]? {
    guard let index = words.lastIndex(of: word), index > 0 else { return nil }
    let tail = Array(words[(index + 1)...])
    guard !tail.isEmpty else { throw .misused("What comes behind \(word)?  \(Self.usage)") }
    words.removeSubrange(index...)
    return tail
  }

  private func count(_ words: [String]) throws(Refusal) -> Int {
    guard words.count == 1, let count = Int(typed: words[0]), count > 0 else {
      throw .misused(
        "after takes a number, 1 or more; \(words.joined(separator: " ").readable) is not.  "
          + "break lost after 2"
      )
    }
    return count
  }

  private func condition() throws(Refusal) -> Breakpoint.Condition {
    switch words.first {
    case nil: throw .misused("Stop where?  \(Self.usage)")
    case "lost" where words.count == 1: return .lost
    case "finding" where words.count == 1: return .finding
    case "screen" where words.count == 1: return .screen
    case let word? where words.count == 1: return .participant(try participant(word))
    default: return .message(try message())
    }
  }

  private func message() throws(Refusal) -> MessagePattern {
    let line = words.joined(separator: " ")
    guard let pattern = try? MessagePattern(line), pattern.expected.isMessage else {
      throw .misused(
        "\(line.readable) is no message.  break Presenter -> View  or  break Presenter -> View showProducts"
      )
    }
    for named in [pattern.expected.sender, pattern.expected.receiver].compactMap(\.self)
    where !["_", "User"].contains(named.name) {
      _ = try participant(named.name)
    }
    return pattern
  }

  private func participant(_ word: String) throws(Refusal) -> String {
    guard participants.contains(where: { $0.isMeant(by: word) }) else {
      let names = participants.map { $0.name.lowercased() }
      throw .unknown("participant", word, among: names)
    }
    return word
  }

  private var participants: [Participant] {
    known.flatMap(\.participants).filter { !$0.isUser }.uniqued()
  }
}

extension [Event] {
  fileprivate func spelling(of word: String) -> String {
    let names = lazy.flatMap { event in
      event.participants.map(\.name) + (event.message.map { [$0.baseName] } ?? [])
    }
    return names.first { $0.lowercased() == word.lowercased() } ?? word
  }
}

extension String {
  fileprivate var apartFromArrows: [String] {
    guard self != "->", let arrow = firstRange(of: "->") else { return [self] }
    return [String(self[..<arrow.lowerBound]), "->", String(self[arrow.upperBound...])]
      .filter { !$0.isEmpty }
  }
}
