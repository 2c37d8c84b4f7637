import PrintableText
import LessonKit
import Sequences
import Stage
import TerminalText

/// The learner's commands and found faults, by which, besides the trace, lessons judge whether a step is solved.
struct LearnerRecord {
  private var typedCommands = Stack<String>()
  var commands: [String] { typedCommands.elements }
  /// The secret faults that the learner has found, each as fault and place: `nil-link Presenter.interactor`.
  var found: [String] = []

  /// Records a command with its arguments; actions, which the trace contains, and lesson commands are not recorded.
  ///
  /// The number of a row is recorded with `#`. The loaded module's name, `module`, is appended to a `compare` command.
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
    return Observation(
      trace: trace,
      commands: state.learnerRecord.commands,
      found: state.learnerRecord.found,
      faults: (run?.faults ?? []).map { $0.fault.name + " " + $0.point.name },
      variant: run?.variant.name ?? ""
    )
  }

  /// Returns the number of screen lines that a lesson's text takes at 80 columns.
  public static func height(of lines: [LessonLine]) -> Int {
    LessonText(lines: lines, width: 80, isASCII: false).text.height
  }
}
