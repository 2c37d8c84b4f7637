import PrintableText
import TerminalText

struct Refusal: Error, Equatable {
  let message: String
  let status: Answer.Status
  /// The output of the command before it was refused, which is printed before the refusal.
  var preface = StyledText()

  /// Returns the refusal of a command that is correct but cannot be carried out now.
  static func failed(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .failed)
  }

  /// Returns the refusal of a command with wrong arguments.
  static func misused(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .misused)
  }

  /// Returns the refusal of the superfluous argument `word`; the message ends with the command's `usage`.
  static func needless(_ word: String, _ usage: String) -> Refusal {
    .misused("\(word.readable) is one word too many.  \(usage)")
  }

  /// Returns the refusal of `word`, which is no known `kind` (such as "command"); it suggests the most similar word in `known`.
  ///
  /// `all` is a command that lists the known words; the message may name it. If `all` is nil and no word is similar, the message
  /// lists the known words itself.
  static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String],
    all: String? = nil
  ) -> Refusal {
    let nearest = word.nearest(in: known)
    var message = "There is no \(kind) \(word.readable)."
    if let nearest { message += " Did you mean \(nearest)?" }
    if let all {
      if nearest == nil || kind != "command" { message += "  \(all)  lists all." }
    } else if nearest == nil {
      message += " There are: \(known.joined(separator: ", "))."
    }
    return .misused(message)
  }
}

extension String {
  /// This message; if it is longer than 8,192 bytes, only its first and last 1,024 scalars.
  fileprivate var bounded: String {
    guard utf8.count > 8_192 else { return self }
    return String(unicodeScalars.prefix(1_024)) + "…" + String(unicodeScalars.suffix(1_024))
  }
}
