import PrintableText
import TerminalText

/// Something that can be typed: its words, its help, its completion and what it does.
struct Command: Sendable {
  /// The word that begins it.
  let name: String
  /// Where `help` lists it.
  let group: Group
  /// How it is typed: `load NAME [mvc|mvvm|viper]`.
  let usage: String
  /// What `help NAME` says.
  let help: String
  /// What it does in a few words, for lists; empty for the first sentence of the help.
  var summary = ""
  /// When it is one of the few words that `help` names.
  var occasions: Set<Occasion> = []
  /// What `help NAME` shows it with.
  var example: CommandExample?
  /// Whether its lines are kept whole, however narrow the terminal: they are code or data.
  var isVerbatim = false
  /// Whether it does something to the screen.
  var isAction = false
  /// Whether it judges a run, which nobody can before its end.
  var needsWholeRun = false
  /// Whether it takes the loaded module off the stage, or puts another one in its place.
  var changesModule = false
  /// Whether it needs the module itself, and not only what was recorded of it.
  var needsModule = false
  /// Whether it goes to and fro among changes, and so is none itself.
  var movesInHistory = false
  /// Whether the name of a file may come next, after the words typed so far and a part of it.
  var takesFile: @Sendable (_ words: [String], _ typed: String) -> Bool = { _, _ in false }
  /// Whether alone, without words behind it, it only lists what there is.
  var listsAlone = false
  /// How many of the words behind it must be among those that it offers.
  var closedWords = 0
  /// The words that may come next, after the words typed so far.
  var complete: @Sendable (Session, [String]) -> [String] = { _, _ in [] }
  /// What an offered word means, for lists.
  var describe: @Sendable (Session, _ word: String) -> String? = { _, _ in nil }
  /// Carries it out with the words behind its name.
  let run: @Sendable (Session, [String]) throws(Refusal) -> StyledText

  /// The groups in the order of `help`.
  enum Group: String, CaseIterable, Sendable {
    case start, act, look, step, `break`, compare, keep, lesson
  }
}

extension Command {
  /// Words from elsewhere that are understood, and named nowhere.
  private static let understood = [
    "exit": "quit", "q": "quit", "?": "help", "ls": "load", "modules": "load",
    "lessons": "lesson", "scenarios": "play", "faults": "inject",
    "bt": "stack", "backtrace": "stack", "where": "stack",
  ]

  /// The command that a word begins; nil when there is none.
  static func beginning(with word: String) -> Command? {
    let name = understood[word] ?? word
    return all.first { $0.name == name }
  }

  /// The command of that name, or a refusal that names the nearest.
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

  /// Refuses words that a command has no use for.
  static func expect(_ words: [String], atMost count: Int, _ usage: String) throws(Refusal) {
    guard words.count > count else { return }
    throw .needless(words[count], usage)
  }

  /// Reads a row's number, with or without `#`.
  static func rowNumber(_ word: String?, _ usage: String) throws(Refusal) -> Int {
    guard let word else { throw .misused("Which row?  \(usage)") }
    guard let number = Int(typed: word.hasPrefix("#") ? String(word.dropFirst()) : word) else {
      throw .misused("\(word.printable()) is not the number of a row.  \(usage)")
    }
    return number
  }
}
