import LineEditing
import Patches
import PrintableText
import TerminalText
import TranscriptKit

struct ReviewScreen {
  let state: ReviewState
  let size: Terminal.Size

  var lines: [StyledText] {
    if state.showsHelp { return fitted(ReviewScreen.guide.map { StyledText($0) }) }
    guard let change = state.current else { return [] }
    let shown = body(of: change).dropFirst(state.offset).prefix(room)
    let blank = Array(repeating: StyledText(), count: room - shown.count)
    return fitted([heading(of: change)] + shown + blank + footing)
  }

  /// The number of lines of the current change for which the screen has no room.
  var overflow: Int { max(0, (state.current.map(body)?.count ?? 0) - room) }

  /// The number of rows between the heading and the footing.
  private var room: Int { max(1, size.rows - 1 - footing.count) }

  private func heading(of change: PendingChange) -> StyledText {
    StyledText("\(state.changes.count) left  ", .dim) + StyledText(change.heading, .strong)
  }

  private func body(of change: PendingChange) -> [StyledText] {
    let alike = change.difference.alikeLines.flatMap {
      StyledText($0, .strong).wrapped(to: size.columns).lines
    }
    let text = ChangedLinesText(columns: size.columns, view: state.view)
    let lines = text.lines(of: change.difference.diff) + alike
    guard let message = MessageChange(change.difference) else { return lines }
    return message.text.split(separator: "\n").map { StyledText(String($0), .strong) }
      + [StyledText()] + lines
  }

  private var footing: [StyledText] {
    let said = state.message.map { StyledText($0.printable(), .bad) }.suffix(max(0, size.rows / 2))
    return [StyledText()] + said + [keys]
  }

  private var keys: StyledText {
    let alike = state.similarChanges.count
    let words = [
      ("a", "accept"), ("r", "reject"), ("s", "skip"), ("e", "edit"),
      ("d", state.view == .words ? "side by side" : "words"),
    ]
    var line = StyledText()
    if state.selectsSimilar { line.append("all \(alike) alike: ", .strong) }
    for (key, word) in words { line += StyledText(key, .command) + " \(word)  " }
    if alike > 1, !state.selectsSimilar { line += StyledText("k", .command) + " \(alike) alike  " }
    return line + StyledText("?", .command) + " help  " + StyledText("q", .command) + " quit"
  }

  private static let guide = [
    "a  accept: the page says from now on what is answered now",
    "r  reject: the page stays as it is, and the change is forgotten",
    "s  skip: leave it pending and go on",
    "A R S  the same for all that remain",
    "k  the next a, r or s counts for all changes of the same lines",
    "e  edit the new answer in $EDITOR to write a wildcard into it, then press a:",
    "     [..] stands for any characters of a line, a line ... for any lines,",
    "     [ID:a] for any characters that are the same wherever it stands",
    "d  word by word, or side by side",
    "space b  the next and the previous page; arrow keys move by a line",
    "q  quit; what is left stays pending",
    "",
    "Any key goes back.",
  ]

  private func fitted(_ lines: [StyledText]) -> [StyledText] {
    lines.prefix(size.rows).map { $0.cut(to: size.columns) }
  }
}

struct ReviewState {
  /// The changes that are left; the first is the current one.
  private(set) var changes: [PendingChange]
  var view = ReviewView.words
  var showsHelp = false
  /// Whether the next decision applies to all changes that remove and add the same lines as the current one.
  var selectsSimilar = false
  /// The number of lines of the current change that are scrolled off above the screen.
  var offset = 0
  var message: [String] = []
  private var skipped: Set<String> = []

  init(_ changes: [PendingChange]) { self.changes = changes }

  var current: PendingChange? { changes.first }

  var similarChanges: [PendingChange] {
    guard let current else { return [] }
    return changes.filter { $0.difference.kind == current.difference.kind }
  }

  var selectedChanges: [PendingChange] {
    selectsSimilar ? similarChanges : current.map { [$0] } ?? []
  }

  mutating func skip(_ changes: [PendingChange]) {
    skipped.formUnion(changes.map(\.identity))
    reload(self.changes)
  }

  /// Replaces the changes by `changes` without the skipped ones, scrolls back, and resets `selectsSimilar`.
  mutating func reload(_ changes: [PendingChange]) {
    self.changes = changes.filter { !skipped.contains($0.identity) }
    offset = 0
    selectsSimilar = false
  }
}

extension PendingChange {
  /// The identity of a change: its transcript and its exchange's number; accepting another change does not alter it.
  fileprivate var identity: String { "\(difference.number) \(transcript.page.path)" }
}

extension Difference {
  fileprivate var kind: [String] { diff.changes.filter(\.isChange).map(\.text) }
}
