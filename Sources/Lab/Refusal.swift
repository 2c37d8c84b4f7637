import SequenceDiagrams

/// Why a command was not carried out, and what to type instead.
struct Refusal: Error, Equatable {
  let message: String
  let status: Answer.Status
  /// What the command did before that; printed first.
  var preface = StyledText()

  /// It cannot be done now.
  static func failed(_ message: String) -> Refusal { Refusal(message: message, status: .failed) }

  /// The words were wrong.
  static func misused(_ message: String) -> Refusal { Refusal(message: message, status: .misused) }

  /// A word that does not exist; names the nearest that does, or all of them.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> Refusal {
    let nearest = word.nearest(in: known).map { "Did you mean \($0)?" }
    let help = nearest ?? "There are: \(known.joined(separator: ", "))."
    return .misused("There is no \(kind) \(word.shown). \(help)")
  }

  /// A word that does not exist; names the nearest that does, or where to find all.
  static func unknown(_ kind: String, _ word: String, among known: [String], all: String) -> Refusal
  {
    var message = "There is no \(kind) \(word.shown)."
    if let nearest = word.nearest(in: known) {
      message += " Did you mean \(nearest)?"
      if kind != "command" { message += "  \(all)  lists all." }
    } else {
      message += "  \(all)  lists all."
    }
    return .misused(message)
  }
}
