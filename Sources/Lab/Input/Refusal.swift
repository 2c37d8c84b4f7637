import PrintableText
import TerminalText

/// Why a command was not carried out, and what to type instead.
struct Refusal: Error, Equatable {
  let message: String
  let status: Answer.Status
  /// What the command did before that; printed first.
  var preface = StyledText()

  /// It cannot be done now.
  static func failed(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .failed)
  }

  /// The words were wrong.
  static func misused(_ message: String) -> Refusal {
    Refusal(message: message.bounded, status: .misused)
  }

  /// A word that a command has no use for.
  static func needless(_ word: String, _ usage: String) -> Refusal {
    .misused("\(word.readable) is one word too many.  \(usage)")
  }

  /// A word that does not exist; names the nearest that does, and what lists all or, without that,
  /// all of them where none is near.
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
  /// A message that may hold a typed word in full: of a very long one the beginning and the end.
  fileprivate var bounded: String {
    guard utf8.count > 8_192 else { return self }
    return String(unicodeScalars.prefix(1_024)) + "…" + String(unicodeScalars.suffix(1_024))
  }
}
