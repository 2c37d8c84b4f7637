import LineEditing
import Patches
import PrintableText
import TerminalText
import TranscriptKit

struct ReviewScreen {
  let state: ReviewState
  let size: Terminal.Size

  var lines: [StyledText] {
    if state.showsHelp { return fitted(ReviewKey.guide.map { StyledText($0) }) }
    guard let change = state.current else { return [] }
    let (head, foot) = (heading(of: change), footing)
    let room = max(1, size.rows - head.count - foot.count)
    let all = body(of: change)
    let offset = min(state.offset, max(0, all.count - room))
    let shown = all.dropFirst(offset).prefix(room)
    let blank = Array(repeating: StyledText(), count: max(0, room - shown.count))
    return fitted(head + shown + blank + foot)
  }

  /// The number of lines of the current change for which the screen has no room.
  var overflow: Int {
    guard let change = state.current else { return 0 }
    let room = size.rows - heading(of: change).count - footing.count
    return max(0, body(of: change).count - max(1, room))
  }

  private func heading(of change: PendingChange) -> [StyledText] {
    [StyledText("\(state.changes.count) left  ", .dim) + StyledText(change.heading, .strong)]
  }

  private func body(of change: PendingChange) -> [StyledText] {
    let rows = ReviewRow.rows(of: change.difference.diff)
    let alike = change.difference.alikeLines.flatMap {
      StyledText($0, .strong).wrapped(to: size.columns).lines
    }
    let text = ReviewText(columns: size.columns).lines(of: rows, as: state.view) + alike
    guard let message = MessageChange(change.difference) else { return text }
    let lines = message.text.split(separator: "\n").map { StyledText(String($0), .strong) }
    return lines + [StyledText()] + text
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

enum ReviewKey: Equatable {
  case accept, reject, skip
  case acceptAll, rejectAll, skipAll
  /// Toggles whether the next decision applies to all changes of the same lines.
  case alike
  case edit
  /// Switches between the two views of changed lines; shows the help on keys.
  case view, help
  /// Scrolls by a number of lines or pages; a negative number scrolls back.
  case scroll(Int)
  case page(Int)
  case quit

  init?(_ key: FullScreen.Key) {
    switch key {
    case .up: self = .scroll(-1)
    case .down: self = .scroll(1)
    case .closed: self = .quit
    case .typed(let scalar):
      guard let meant = ReviewKey.typed[scalar] else { return nil }
      self = meant
    case .redraw, .interrupted: return nil
    }
  }

  /// The commands by the letters of their keys; the Hangul letters are on the same keys of a Korean keyboard.
  private static let typed: [Unicode.Scalar: ReviewKey] = [
    "a": .accept, "r": .reject, "s": .skip, "A": .acceptAll, "R": .rejectAll, "S": .skipAll,
    "k": .alike, "e": .edit, "d": .view, "?": .help, "q": .quit, "\u{4}": .quit,
    " ": .page(1), "b": .page(-1),
    "ㅁ": .accept, "ㄱ": .reject, "ㄴ": .skip, "ㄲ": .rejectAll, "ㅏ": .alike, "ㄷ": .edit,
    "ㅇ": .view, "ㅂ": .quit, "ㅠ": .page(-1),
  ]

  static let guide = [
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
}
