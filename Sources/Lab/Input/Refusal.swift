import LessonKit
import PrintableText
import Sequences
import TerminalText
import Traces

struct Refusal: Error, Equatable {
  let message: String
  let status: Answer.Status
  var preface = StyledText()

  static func failed(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .failed)
  }

  static func misused(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .misused)
  }

  static func needless(_ word: String, _ usage: String) -> Refusal {
    .misused("\(word.readable) is one word too many.  \(usage)")
  }

  /// Returns the refusal of an unknown word with the most similar known one.
  ///
  /// `all` is a command that lists the known words; without it the message lists them if no word is similar.
  static func unknown(
    _ kind: String,
    _ word: String,
    among known: [String],
    all: String? = nil
  ) -> Refusal {
    let known = known.uniqued()
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
  fileprivate var bounded: String {
    guard utf8.count > 8_192 else { return self }
    return String(unicodeScalars.prefix(1_024)) + "…" + String(unicodeScalars.suffix(1_024))
  }
}
