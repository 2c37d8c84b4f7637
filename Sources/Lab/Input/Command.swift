import PrintableText
import TerminalText

/// A command of the prompt: name, help, completion and action.
struct Command: Sendable {
  /// The first word of the line.
  let name: String
  /// The group under which `help` lists the command.
  let group: Group
  let usage: String
  let help: String
  /// A description of a few words for lists; empty means the first sentence of `help`.
  var summary = ""
  /// The situations on which `help` and Tab name the command among their few words.
  var situations: Set<SessionSituation> = []
  var example: CommandExample?
  /// Whether the answer is not wrapped to the terminal's width, because it is code or data.
  var isVerbatim = false
  var isAction = false
  /// Whether the command needs the run up to its end, and is refused while a question hides rows.
  var needsWholeRun = false
  /// Whether the command closes or replaces the loaded module, and is refused while a lesson is open.
  var changesModule = false
  /// Whether the command needs the running module, and is refused for a recorded trace.
  var needsModule = false
  /// Whether the command moves through the history of changes, and is not recorded in it.
  var movesInHistory = false
  /// Returns whether the next word can be a file name, from the words so far and the beginning of the next.
  var takesFile: @Sendable (_ words: [String], _ typed: String) -> Bool = { _, _ in false }
  /// Whether the command without arguments only lists the choices.
  var listsAlone = false
  /// The number of leading arguments that must be among the words that `complete` offers.
  var closedWords = 0
  /// Returns the words that can follow the arguments typed so far.
  var complete: @Sendable (Session, [String]) -> [String] = { _, _ in [] }
  /// Returns the meaning of an offered word, for lists; nil when the word needs none.
  var describe: @Sendable (Session, _ word: String) -> String? = { _, _ in nil }
  let run: @Sendable (Session, [String]) throws(Refusal) -> StyledText

  /// A section of `help`, declared in the order of the sections.
  enum Group: String, CaseIterable, Sendable {
    case start, act, look, step, `break`, compare, keep, lesson
  }
}

extension Command {
  /// Synonyms from other tools, which work but are not listed anywhere.
  private static let synonyms = [
    "exit": "quit", "q": "quit", "?": "help", "ls": "load", "modules": "load",
    "lessons": "lesson", "scenarios": "play", "faults": "inject",
    "bt": "stack", "backtrace": "stack", "where": "stack",
  ]

  /// Returns the command that a word names, also by a synonym; nil when there is none.
  static func beginning(with word: String) -> Command? {
    let name = synonyms[word] ?? word
    return all.first { $0.name == name }
  }

  /// Returns the command with a name, or throws a refusal that names the most similar one.
  static func named(_ name: String) throws(Refusal) -> Command {
    if name == "$" {
      throw .misused(
        "A line that begins with $ is for a shell. Leave with  quit  and type it there."
      )
    }
    guard let command = beginning(with: name) else {
      throw .unknown("command", name, among: all.map(\.name), all: "help all")
    }
    return command
  }

  /// Throws a refusal when there are more arguments than `count`.
  static func expect(_ words: [String], atMost count: Int, _ usage: String) throws(Refusal) {
    guard words.count > count else { return }
    throw .needless(words[count], usage)
  }

  /// Parses a row's number, with or without `#`.
  static func rowNumber(_ word: String?, _ usage: String) throws(Refusal) -> Int {
    guard let word else { throw .misused("Which row?  \(usage)") }
    guard let number = Int(typed: word.hasPrefix("#") ? String(word.dropFirst()) : word) else {
      throw .misused("\(word.printable()) is not the number of a row.  \(usage)")
    }
    return number
  }
}
