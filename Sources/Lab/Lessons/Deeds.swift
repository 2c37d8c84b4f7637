import PrintableText
import LessonKit
import Sequences
import Stage
import TerminalText

/// What was done besides acting, as far as lessons judge it.
struct Deeds {
  /// The commands that were carried out, as they are typed in full: `why #5`.
  private var noted = Stack<String>()
  /// The same, the first that was carried out first.
  var commands: [String] { noted.elements }
  /// The secret faults that were found: `nil-link Presenter.interactor`.
  var found: [String] = []

  /// Notes a command that looks at something or breaks it; actions stand in the trace.
  ///
  /// The module that is loaded is named where a comparison leaves it out.
  mutating func note(_ command: Command, _ words: [String], in module: String?) {
    guard !command.isAction, command.group != .lesson else { return }
    let takesRow = ["show", "why", "goto", "stack"].contains(command.name)
    let rest = words.map { takesRow && Int(typed: $0) != nil ? "#\($0)" : $0 }
    let left = command.name == "compare" ? [module].compactMap(\.self) : []
    noted.append(([command.name] + rest + left).joined(separator: " "))
  }
}

extension Session {
  /// What a lesson is told of this session.
  public var observation: Observation {
    guard let loaded else { return Observation(commands: deeds.commands, found: deeds.found) }
    return Observation(
      trace: loaded.now.trace,
      commands: deeds.commands,
      found: deeds.found,
      faults: loaded.run.faults.map { $0.fault.name + " " + $0.point.name },
      variant: loaded.run.variant.name
    )
  }

  /// How many lines a lesson's words take at 80 columns.
  public static func height(of lines: [LessonLine]) -> Int {
    let text = LessonText(lines, width: 80, isASCII: false).text.plain
    return text.count { $0 == "\n" }
  }
}
