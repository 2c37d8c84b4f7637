import PrintableText
import Traces

/// Reads the words behind `break`.
struct BreakpointReader {
  /// How it is typed.
  static let usage = "break A -> B [message] | lost | finding | screen | ROLE  [after N] [if TEXT]"

  private var words: [String]

  /// Takes the words without the command's name.
  init(_ words: [String]) { self.words = words }

  /// The breakpoint, or a refusal that shows how one is written.
  mutating func breakpoint() throws(Refusal) -> Breakpoint {
    let text = words.map(\.quotedIfNeeded).joined(separator: " ")
    let shown = try tail(behind: "if").map { $0.joined(separator: " ") }
    let passes = try tail(behind: "after").map { words throws(Refusal) in try count(words) }
    return Breakpoint(
      text: text,
      condition: try condition(),
      words: shown,
      passes: passes ?? 0
    )
  }

  /// Takes off the words behind a word that is none of the pattern; nil where it does not stand there.
  private mutating func tail(behind word: String) throws(Refusal) -> [String]? {
    guard let index = words.lastIndex(of: word), index > 0 else { return nil }
    let tail = Array(words[(index + 1)...])
    guard !tail.isEmpty else { throw .misused("What comes behind \(word)?  \(Self.usage)") }
    words.removeSubrange(index...)
    return tail
  }

  private func count(_ words: [String]) throws(Refusal) -> Int {
    guard words.count == 1, let count = Int(words[0]), count > 0 else {
      throw .misused(
        "after takes a number, 1 or more: \(words.joined(separator: " ").readable) is none.  "
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
    case let word? where words.count == 1: return .participant(word)
    default: break
    }
    let line = words.joined(separator: " ")
    guard let pattern = try? MessagePattern(line), pattern.expected.isMessage else {
      throw .misused(
        "\(line.readable) is no message.  break Presenter -> View  or  break Presenter -> View showProducts"
      )
    }
    return .message(pattern)
  }
}
