import Patches
import TranscriptKit

struct ReviewState {
  private(set) var changes: [PendingChange]
  private(set) var index = 0
  var view = ReviewView.words
  var showsHelp = false
  /// Whether the next decision applies to all changes that remove and add the same lines as the current one.
  var selectsSimilar = false
  /// The number of lines of the current change that are scrolled off above the screen.
  var offset = 0
  var message: [String] = []
  private var skipped: Set<String> = []

  init(_ changes: [PendingChange]) { self.changes = changes }

  var current: PendingChange? { index < changes.count ? changes[index] : nil }

  var similarChanges: [PendingChange] {
    guard let current else { return [] }
    return changes[index...].filter { $0.difference.kind == current.difference.kind }
  }

  var selectedChanges: [PendingChange] {
    selectsSimilar ? similarChanges : current.map { [$0] } ?? []
  }

  var remaining: [PendingChange] { Array(changes[index...]) }

  mutating func skip(_ changes: [PendingChange]) {
    skipped.formUnion(changes.map(\.identity))
    reload(self.changes)
  }

  /// Replaces the changes by `changes` without the skipped ones, selects the first, scrolls back, and resets `selectsSimilar`.
  mutating func reload(_ changes: [PendingChange]) {
    self.changes = changes.filter { !skipped.contains($0.identity) }
    index = 0
    offset = 0
    selectsSimilar = false
  }
}

extension PendingChange {
  /// The identity of a change: its transcript and its exchange's number; accepting another change does not alter it.
  fileprivate var identity: String { "\(difference.number) \(transcript.file.path)" }
}

extension Difference {
  fileprivate var kind: [String] { diff.changes.filter(\.isChange).map(\.text) }
}
