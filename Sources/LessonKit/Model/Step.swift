import Traces

/// A step of a lesson: something to read, to do, to predict or to answer.
public struct Step: Sendable {
  /// The id of the step, under which the learner's progress stores it.
  public let id: String
  /// The heading of the step on the lesson's page.
  public let title: String
  /// The kind of step, such as `read` or `predict`.
  public let kind: Kind
  /// The line number of the step's heading in the lesson's file, from 1.
  public let line: Int
  let data: FenceAttributes
  let stage: StepStage
  /// The text of the step, shown above its question or its goals.
  public internal(set) var paragraphs: [Paragraph] = []
  /// The conditions that end a task when all of them hold; empty for a question.
  public internal(set) var checks: [Check] = []
  /// The choices of a question, in the order written; empty for other steps.
  public internal(set) var choices: [Choice] = []
  var items: [SortItem] = []
  var questions: [Step] = []
  /// The rule that finds the right answer to a prediction in the recorded traces; nil for other steps.
  var key: PredictionKey?
  /// The commands that try out a choice of a `fix` step, by the number of the choice from 1.
  var runs: [Int: [String]] = [:]
  /// The explanation shown after the step is done.
  public internal(set) var conclusion: [Paragraph] = []
  /// The hints of the step, from vague to plain.
  public internal(set) var hints: [Paragraph] = []
  /// The author's right answer to the step; nil if the page has none.
  public internal(set) var answer: AnswerCommands?
  /// Wrong answers, written by the author, that a check of the step must refuse.
  public internal(set) var wrongs: [AnswerCommands] = []
  /// Further right answers, written by the author, that the step must accept.
  public internal(set) var also: [AnswerCommands] = []
  /// The rows of a trace quoted in the step's text, which must agree with the recorded trace; nil for none.
  var excerpt: TraceExcerpt?

  /// The number of the row (event of the trace) that a prediction asks about; nil if it asks about no single row, and
  /// for other steps.
  public var row: Int? { key?.row }

  /// The number of the first row of the trace that is hidden while the step is open; nil if no row is.
  public var hiddenFrom: Int? { kind.hiddenFrom(self) ?? stage.hides }

  /// Returns whether the step allows a command `word` that can load another module or close it: its kind allows that, or an answer
  /// on the page uses the command.
  public func foresees(_ word: String) -> Bool {
    kind.allows(word)
      || ([answer].compactMap(\.self) + also + wrongs).flatMap(\.commands).contains { command in
        command.prefix { $0 != " " } == word
      }
  }

  /// The names of the commands that are refused while the step is open.
  public var forbidden: [String] { stage.without }

  /// The commands that bring the laboratory from the end of the previous step to the start of this one.
  var opening: [String] { stage.opening + kind.opening(self) }

  /// The commands before the step that inject faults, deliberate mistakes, into the module.
  public var injections: [String] { opening.filter { $0.hasPrefix("inject ") } }

  /// The commands that bring the laboratory from the start of the step to the state that the next step expects.
  var completion: [String] { kind.completion(self) }

  /// The number of commands on the step's page, in its comment and in its fenced code blocks.
  var commandCount: Int {
    let answers = [answer].compactMap(\.self) + also + wrongs
    return answers.reduce(stage.opening.count + stage.acts.count) { $0 + $1.commands.count }
      + runs.values.reduce(0) { $0 + $1.count }
  }

  /// The commands that are run and shown after a right answer, following the commands of `completion`.
  var proofs: [String] { data.text("proof").map { [$0] } ?? [] }

  /// The first right choice with its number, from 1 in the order written; nil if no choice is right.
  var rightChoice: (number: Int, choice: Choice)? {
    choices.firstIndex(where: \.isRight).map { ($0 + 1, choices[$0]) }
  }
}

/// An answer to a step as the lesson's author wrote it: the main right answer, a further right answer, or a wrong answer.
public struct AnswerCommands: Hashable, Sendable {
  /// The commands, in the order of typing; for a question, the text of the right choice.
  public let commands: [String]
  /// The line number, from 1, of the code block with the commands; for an answer given by attributes, the line of the step's
  /// comment.
  public let line: Int
  /// The name of the check that must refuse a wrong answer: `seen`, or `seen:2` for the second `seen`; nil for a right answer.
  public internal(set) var fails: String?
}

/// The conditions of a step: the module loaded, the faults injected and the commands run before it, and the commands refused.
struct StepStage: Sendable {
  private let data: FenceAttributes
  let hides: Int?
  let points: Int
  /// The group in `oneof=group:option`, of which a seed draws one option; nil for a step that is always asked.
  let draw: (group: String, option: String)?

  /// The names of the attributes `name=value` that the HTML comment of every kind of step may have.
  static let attributes = [
    "id", "load", "setup", "faults", "without", "hides", "do", "points", "part", "see", "oneof",
  ]
  /// The names of the attributes without a value that the HTML comment of every kind of step may have.
  static let flags = ["secret", "twin"]

  init(_ data: FenceAttributes) throws(LessonError) {
    self.data = data
    if data.has("twin") { _ = try data.value("load") }
    hides = try data.optionalNumber("hides")
    points = try data.optionalNumber("points") ?? 0
    let words = (data.text("oneof") ?? "").split(separator: ":").map { String($0) }
    draw = words.count == 2 ? (words[0], words[1]) : nil
    guard words.isEmpty || words.count == 2 else {
      throw data.error("The step has no use for \"oneof\".")
    }
  }

  /// The arguments of the `load` command before the step; nil if the step continues with the loaded module.
  var load: String? { data.text("load") }
  var faults: [String] { data.commands("faults") }
  /// The commands of the attribute `do=`, run after a right answer; a `compare` step runs them also when it opens.
  var acts: [String] { data.commands("do") }
  var without: [String] { data.list("without") }
  /// Whether the step belongs only to the lesson's test, where it asks for the same idea on another module.
  var isTwin: Bool { data.has("twin") }
  /// The name of the exam's part to which the step belongs: `A`.
  var part: String { data.text("part") ?? "A" }
  /// The ids of the lessons to repeat if the learner gets fewer than half of the step's points.
  var see: [String] { data.list("see") }

  var opening: [String] {
    let mode = data.has("secret") ? " --secret" : ""
    return (load.map { ["load \($0)"] } ?? []) + faults.map { "inject \($0)\(mode)" }
      + data.commands("setup")
  }
}
