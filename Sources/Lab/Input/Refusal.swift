import PrintableText
import TerminalText

/// The reason why a command was not carried out, with what to type instead.
struct Refusal: Error, Equatable {
  let message: String
  let status: Answer.Status
  /// The output that the command produced before it was refused; printed first.
  var preface = StyledText()

  /// A refusal of a command that cannot be carried out now.
  static func failed(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .failed)
  }

  /// A refusal of wrong arguments.
  static func misused(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .misused)
  }

  /// A refusal of a superfluous argument.
  static func needless(_ word: String, _ usage: String) -> Refusal {
    .misused("\(word.readable) is one word too many.  \(usage)")
  }

  /// A refusal of an unknown word, with the most similar known word.
  ///
  /// It names the command `all`, which lists the known words. Without `all`, and when no word is similar, it lists them.
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
  /// The message, shortened to its beginning and end when a typed word makes it very long.
  fileprivate var bounded: String {
    guard utf8.count > 8_192 else { return self }
    return String(unicodeScalars.prefix(1_024)) + "…" + String(unicodeScalars.suffix(1_024))
  }
}
