import LessonKit
import TerminalText
import Traces

/// What a command shows that a learner is asked to look at: whatever shows the same will do.
struct LookEvidence {
  /// The command's first word.
  private let command: String
  /// What it shows, line by line, as words.
  private let lines: [[String]]
  /// The rows and the participants that it shows.
  private let subjects: Set<String>

  /// Takes a command, the text that it shows, and the participants that may be named in it.
  init(_ look: String, showing text: String, among lanes: [Participant]) {
    command = look.split(separator: " ").first.map(String.init) ?? ""
    lines = text.split(separator: "\n").map { String($0).shownWords }.filter { !$0.isEmpty }
    let rows = text.split { $0 == " " || $0 == "\n" }.filter { $0.hasPrefix("#") }
      .map { $0.dropFirst().prefix(while: \.isNumber) }.filter { !$0.isEmpty }.map(String.init)
    let roles = Set(lanes.map { $0.role.name.lowercased() })
    subjects = Set(lines.joined()).intersection(roles).union(rows)
  }

  /// Whether the text of another command shows the same: all lines, or, where both look at rows and
  /// references, each row and participant.
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

  /// The commands that show rows and references, which a diagram shows as well.
  private static let ofConversation: Set = ["show", "why", "stack", "wiring", "diagram", "trace"]
  /// The commands that name only the objects that something is wrong with: one in common will do.
  private static let ofFindings: Set = ["findings", "leaks"]
}

extension String {
  /// The words and numbers in it, in lower case.
  fileprivate var shownWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension Session {
  /// What a command shows now, without a trace of its being carried out.
  func evidence(of look: String) -> LookEvidence {
    let (deeds, remarks, looks) = (self.deeds, self.remarks, debugger.looks)
    defer { (self.deeds, self.remarks, debugger.looks) = (deeds, remarks, looks) }
    let isHarmless =
      look.split(separator: " ").first.flatMap { Command.beginning(with: String($0)) }
      .map { $0.group == .look || $0.group == .break } ?? false
    let text = isHarmless ? runAside(look).plain : ""
    return LookEvidence(look, showing: text, among: visibleLanes)
  }
}
