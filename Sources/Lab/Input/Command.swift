import PrintableText
import Stage
import TerminalText
import Traces

struct Command: Sendable {
  /// The syntax, which begins with the name: the name alone for a command without arguments.
  let usage: String
  let help: String
  let summary: String
  let example: CommandExample
  /// The maximum number of arguments, 0 if the syntax has none; nil if `run` counts them.
  var maximumWords: Int?
  /// Whether the answer is code or data, which is not wrapped to the terminal's width.
  var isVerbatim = false
  var isAction = false
  /// Whether the command needs all rows of the run; it is refused while an open question hides the later rows.
  var needsWholeRun = false
  /// Whether the command closes or replaces the loaded module; it is refused in a lesson unless the open step asks for it.
  var changesModule = false
  var needsModule = false
  /// Whether the command is `undo` or `redo`, which move through the history of changes and are not part of it.
  var movesInHistory = false
  /// Returns whether the next argument can be a file name; `words` are the arguments before it, `typed` is its text so far.
  var takesFile: @Sendable (_ words: [String], _ typed: String) -> Bool = { _, _ in false }
  var listsAlone = false
  /// The number of leading arguments that have to be words returned by `complete`; other words there are coloured as mistakes.
  var closedWords = 0
  /// Returns the words that the next argument can be; it is called only if there can be another argument.
  var complete: @Sendable (Session, [String]) -> [String] = { _, _ in [] }
  /// Returns the explanation that a list shows beside `word`, one of the words returned by `complete`; nil when there is none.
  var describe: @Sendable (Session, _ word: String) -> String? = { _, _ in nil }
  let run: @Sendable (Session, [String]) throws(Refusal) -> StyledText

  var name: String { String(usage.prefix { $0 != " " }) }

  /// A group of commands, which `help all` lists under one heading.
  enum Group: String, CaseIterable {
    case start, act, look, step, `break`, compare, keep, lesson

    /// The commands of the group in the order of lists: a new command is added here, a new action to `ActionKind.all`.
    var commands: [Command] {
      switch self {
      case .start: [.lesson, .load, .reload]
      case .act: ActionKind.all.map { Command($0) } + [.screen, .play]
      case .look: [.diagram, .fold, .filter, .trace, .show, .why, .wiring, .source]
      case .step:
        [
          .step, .next, .finish, .continue, .goto, .break, .stack, .undo, .redo, .drop, .resend,
          .stub, .predict, .watch,
        ]
      case .break: [.inject, .guess, .heal, .findings, .leaks, .rules, .explain]
      case .compare: [.compare, .metrics, .diff]
      case .keep: [.save, .export, .record, .history, .alias, .set, .help, .quit]
      case .lesson:
        [
          .go, .hint, .answer, .skip, .again, .previous, .restart, .explore, .return, .leave,
          .mark, .recall, .exam, .path, .progress,
        ]
      }
    }
  }

  /// The group that lists this command; each command in `all` has one.
  var group: Group? { Command.groups[name] }

  private static let groups = Dictionary(
    uniqueKeysWithValues: Group.allCases.flatMap { group in
      group.commands.map { ($0.name, group) }
    }
  )

  /// Other words for commands, mostly from other tools, each with the command's name; no list shows these words.
  private static let synonyms = [
    "exit": "quit", "q": "quit", "?": "help", "ls": "load", "modules": "load",
    "lessons": "lesson", "scenarios": "play", "faults": "inject",
    "bt": "stack", "backtrace": "stack", "where": "stack",
  ]

  func carryOut(_ words: [String], in session: Session) throws(Refusal) -> StyledText {
    try Command.expect(words, atMost: limit, usage)
    return try run(session, words)
  }

  private var limit: Int { usage == name ? 0 : maximumWords ?? .max }

  func completions(in session: Session, after words: [String]) -> [String] {
    words.count < limit ? complete(session, words) : []
  }

  static func beginning(with word: String) -> Command? {
    byName[synonyms[word] ?? word]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  static func named(_ name: String) throws(Refusal) -> Command {
    if name == "$" {
      throw .misused(
        "A line that begins with $ is for a shell. Leave with  quit  and type it there."
      )
    }
    if let command = beginning(with: name) { return command }
    if ofShell.contains(name) {
      throw .misused(
        "\(name) is for a shell. Leave with  quit  and type there:  \(Program.name) \(name)"
      )
    }
    throw .unknown("command", name, among: all.map(\.name), all: "help all")
  }

  static func expect(_ words: [String], atMost count: Int, _ usage: String) throws(Refusal) {
    guard words.count > count else { return }
    throw .needless(words[count], usage)
  }

  static func rowNumber(_ word: String?, _ usage: String) throws(Refusal) -> Int {
    guard let word else { throw .misused("Which row?  \(usage)") }
    guard let number = Int(typed: word.hasPrefix("#") ? String(word.dropFirst()) : word) else {
      throw .misused("\(word.printable()) is not the number of a row.  \(usage)")
    }
    return number
  }

  /// The subcommands of the program that are no commands of the prompt.
  static let ofShell = ["run", "follow", "report", "transcripts", "new", "completions"]

  /// All commands in the order of lists.
  static let all = Group.allCases.flatMap(\.commands)
}

extension String {
  /// The one word of the line if it is the number of a row with its sign, such as `#3`; else nil.
  var rowWord: String? {
    let words = split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].hasPrefix("#"), Int(typed: words[0].dropFirst()) != nil else {
      return nil
    }
    return String(words[0])
  }
}

struct CommandExample: Sendable, Equatable {
  let line: String
  let before: String

  init(_ line: String, after before: String = "") {
    self.line = line
    self.before = before
  }

  private static let maximumLines = 12

  /// Returns the answer in a new session; nil when the example does not succeed, as with modules other than the samples.
  func answer(in session: Session) -> Answer? {
    let fresh = session.makeFresh()
    fresh.settings = session.settings
    fresh.settings.width -= CommandExample.indent.count
    fresh.isAttended = true
    if !before.isEmpty, fresh.answerNow(before).status != .done { return nil }
    fresh.state.remarks.isSilent = true
    let answer = fresh.answerNow(line)
    return answer.status == .done ? answer : nil
  }

  /// Returns the example with its answer, which is left out while a question is open, because it could show the solution.
  func text(in session: Session) -> StyledText {
    let isQuestion = session.hiddenByQuestion != nil
    let answer = isQuestion ? nil : answer(in: session)
    guard isQuestion || answer != nil else { return "" }
    var text: StyledText = "For example"
    if !before.isEmpty { text += StyledText(", after  ") + StyledText(before, .command) }
    text +=
      ":\n" + StyledText(CommandExample.indent + "viper> ", .dim)
      + StyledText(line, .command) + "\n"
    let lines = answer?.text.lines ?? []
    for line in lines.prefix(CommandExample.maximumLines) {
      text += line.isEmpty ? "\n" : StyledText(CommandExample.indent) + line + "\n"
    }
    let rest = lines.count - CommandExample.maximumLines
    guard rest > 0 else { return text }
    return text + StyledText("\(CommandExample.indent)and \(rest.counted("line")) more\n", .dim)
  }

  private static let indent = "  "
}
