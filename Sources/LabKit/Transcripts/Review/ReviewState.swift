import Patches
import TranscriptKit

/// Where somebody stands in a review.
struct ReviewState {
  /// The changes that are not decided on, in the order of their pages.
  private(set) var changes: [PendingChange]
  /// Which of them is shown.
  private(set) var index = 0
  var view = ReviewView.words
  var showsHelp = false
  /// Whether the next decision counts for all changes of the same lines.
  var meansAlike = false
  /// How many lines of the change are above the screen.
  var offset = 0
  /// What came of the last decision.
  var message: [String] = []
  private var skipped: Set<String> = []

  init(_ changes: [PendingChange]) { self.changes = changes }

  /// The change that is shown; nil when none is left.
  var current: PendingChange? { index < changes.count ? changes[index] : nil }

  /// The changes of the same lines that are still to come, the shown one among them.
  var alike: [PendingChange] {
    guard let current else { return [] }
    return changes[index...].filter { $0.difference.kind == current.difference.kind }
  }

  /// The changes that a decision is about.
  var meant: [PendingChange] { meansAlike ? alike : current.map { [$0] } ?? [] }

  /// The changes that are still to come.
  var remaining: [PendingChange] { Array(changes[index...]) }

  /// Leaves changes pending and goes on.
  mutating func skip(_ changes: [PendingChange]) {
    skipped.formUnion(changes.map(\.identity))
    reload(self.changes)
  }

  /// Goes on with the changes that are there now.
  mutating func reload(_ changes: [PendingChange]) {
    self.changes = changes.filter { !skipped.contains($0.identity) }
    index = 0
    offset = 0
    meansAlike = false
  }
}

extension PendingChange {
  /// What stays the same while other changes of its page are accepted.
  fileprivate var identity: String { "\(difference.number) \(transcript.file.path)" }
}

extension Difference {
  /// The lines that went and came: changes of one kind have the same.
  fileprivate var kind: [String] { diff.changes.filter(\.isChange).map(\.text) }
}
