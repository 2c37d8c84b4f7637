import Patches
import TranscriptKit

struct ReviewState {
  /// The undecided changes, in the order of their pages.
  private(set) var changes: [PendingChange]
  private(set) var index = 0
  var view = ReviewView.words
  var showsHelp = false
  /// Whether the next decision applies to all changes of the same lines.
  var selectsSimilar = false
  /// The number of lines of the change scrolled out above.
  var offset = 0
  /// The messages about the last decision.
  var message: [String] = []
  private var skipped: Set<String> = []

  init(_ changes: [PendingChange]) { self.changes = changes }

  /// The current change; nil when none is left.
  var current: PendingChange? { index < changes.count ? changes[index] : nil }

  /// The current change and the remaining changes of the same lines.
  var similarChanges: [PendingChange] {
    guard let current else { return [] }
    return changes[index...].filter { $0.difference.kind == current.difference.kind }
  }

  var selectedChanges: [PendingChange] {
    selectsSimilar ? similarChanges : current.map { [$0] } ?? []
  }

  var remaining: [PendingChange] { Array(changes[index...]) }

  /// Leaves changes pending and goes on.
  mutating func skip(_ changes: [PendingChange]) {
    skipped.formUnion(changes.map(\.identity))
    reload(self.changes)
  }

  /// Replaces the changes after a decision, without those skipped before.
  mutating func reload(_ changes: [PendingChange]) {
    self.changes = changes.filter { !skipped.contains($0.identity) }
    index = 0
    offset = 0
    selectsSimilar = false
  }
}

extension PendingChange {
  /// The identity of a change, which accepting another change of its page does not alter.
  fileprivate var identity: String { "\(difference.number) \(transcript.file.path)" }
}

extension Difference {
  /// The removed and added lines; equal for changes of the same lines.
  fileprivate var kind: [String] { diff.changes.filter(\.isChange).map(\.text) }
}
