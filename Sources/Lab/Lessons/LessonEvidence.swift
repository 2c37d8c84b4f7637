import LessonKit
import PrintableText
import Sequences
import Stage
import TerminalText
import Traces

/// The learner's commands and found faults, by which, besides the trace, lessons judge whether a step is solved.
struct LearnerRecord {
  private var typedCommands = Stack<String>()
  var commands: [String] { typedCommands.elements }
  var found: [String] = []

  /// Records a command, but no action, which the trace contains, and no command of lessons; `#` is written before a row's number.
  mutating func note(_ command: Command, _ words: [String], in module: String?) {
    guard !command.isAction, command.group != .lesson else { return }
    let takesRow = ["show", "why", "goto", "stack"].contains(command.name)
    let rest = words.map { takesRow && Int(typed: $0) != nil ? "#\($0)" : $0 }
    let left = command.name == "compare" ? [module].compactMap(\.self) : []
    typedCommands.append(([command.name] + rest + left).joined(separator: " "))
  }
}

extension Session {
  /// The state of this session by which lessons judge whether a step is solved.
  public var observation: Observation {
    let run = loaded?.run
    var observation = Observation()
    observation.trace = trace
    observation.commands = state.learnerRecord.commands
    observation.found = state.learnerRecord.found
    observation.faults = (run?.faults ?? []).map { $0.fault.name + " " + $0.point.name }
    observation.faultRows = faultRows
    observation.variant = run?.variant.name ?? ""
    observation.module = run?.loadCommand ?? ""
    return observation
  }

  /// The rows in which the last injected fault shows, if the open step asks for it and its row.
  private var faultRows: Set<Int> {
    guard let lesson, !lesson.run.isFinished, lesson.run.step.kind == .find,
      lesson.run.step.checks.contains(where: { $0.kind == .because }),
      let fault = loaded?.run.faults.last, let moment = try? reachable()
    else { return [] }
    return findingRows(in: moment, of: fault.fault)
  }

  /// Returns the number of screen lines that a lesson's text takes at 80 columns.
  public static func height(of lines: [LessonLine]) -> Int {
    LessonText(lines: lines, width: 80, isASCII: false).text.height
  }

  /// Returns what a command of the groups `look` and `break` shows now, without recording that it ran.
  func evidence(of look: String) -> LookEvidence {
    let (record, remarks, lookTally) = (state.learnerRecord, state.remarks, debugger.lookTally)
    defer {
      (state.learnerRecord, state.remarks, debugger.lookTally) = (record, remarks, lookTally)
    }
    let isHarmless =
      look.split(separator: " ").first.flatMap { Command.beginning(with: String($0)) }
      .map { $0.group == .look || $0.group == .break } ?? false
    let text = isHarmless ? runAside(look).plain : ""
    return LookEvidence(look, showing: text, among: visibleLanes)
  }
}

/// The output of a command that a learner should look at; another command that shows the same is accepted, too.
struct LookEvidence {
  private let command: String
  private let lines: [[String]]
  private let subjects: Set<String>

  init(_ look: String, showing text: String, among lanes: [Participant]) {
    command = look.split(separator: " ").first.map(String.init) ?? ""
    lines = text.split(separator: "\n").map { String($0).shownWords }.filter { !$0.isEmpty }
    let rows = text.split { $0 == " " || $0 == "\n" }.filter { $0.hasPrefix("#") }
      .map { $0.dropFirst().prefix(while: \.isNumber) }.filter { !$0.isEmpty }.map(String.init)
    let roles = Set(lanes.map { $0.role.name.lowercased() })
    subjects = Set(lines.joined()).intersection(roles).union(rows)
  }

  /// Returns whether another command's output shows the same: all lines, or all row numbers and roles where both show those.
  ///
  /// If the other command lists findings, one row number or role is enough.
  func isShown(in text: String, by other: Command) -> Bool {
    guard !lines.isEmpty else { return false }
    let shown = text.split(separator: "\n").map { String($0).shownWords }
    if lines.allSatisfy(shown.contains) { return true }
    guard LookEvidence.ofConversation.contains(command), !subjects.isEmpty else { return false }
    if LookEvidence.ofFindings.contains(other.name) {
      return !subjects.isDisjoint(with: shown.joined())
    }
    return LookEvidence.ofConversation.contains(other.name)
      && subjects.isSubset(of: shown.joined())
  }

  /// The commands that show rows or references, which a diagram shows too.
  private static let ofConversation: Set = ["show", "why", "stack", "wiring", "diagram", "trace"]
  private static let ofFindings: Set = ["findings", "leaks"]
}

extension String {
  fileprivate var shownWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
