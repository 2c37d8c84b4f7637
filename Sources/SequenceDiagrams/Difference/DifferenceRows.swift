import TerminalText
import Traces

/// A row (numbered event) of the earlier or the later of two compared traces, with the kind of its change.
public struct DifferenceRow: Hashable, Sendable {
  /// The kind of change of a row (numbered event).
  public enum Mark: Hashable, Sendable, CaseIterable {
    /// A row (numbered event) that both traces have in the same form.
    case same
    /// A row (numbered event) that only the later trace has.
    case added
    /// A row (numbered event) that only the earlier trace has.
    case removed
    /// A row (numbered event) of the later trace that had other arguments, another value, outcome or receiver in the earlier one.
    case changed
    /// A row that was elsewhere in the earlier trace, with all its descendants; the descendants are marked as the same.
    case moved
    /// The first of one or more adjacent equal rows (numbered events), of which the earlier trace has another number at this place.
    case repeated
    /// An added or removed repetition of a row (numbered event) marked as `repeated`, or a descendant of such a repetition.
    case surplus
  }

  /// The event of the row, with its row number in its own trace.
  public let event: Event
  /// Whether the row is from the earlier trace, because the later one lacks it; all other rows are from the later trace.
  public let isBefore: Bool
  /// The kind of change of this row (numbered event).
  public let mark: Mark
  /// The matching event of the earlier trace; nil for a row (numbered event) that only one of the traces has.
  public let was: Event?
  /// How many adjacent equal rows (numbered events) both traces have, for a row marked as `repeated`; nil for other rows.
  public let repetition: Repetition?
}

extension DifferenceRow.Mark {
  /// The name of the mark in files, such as `added`.
  public var name: String { "\(self)" }

  /// The character for the mark at the left edge of a row (numbered event); a blank for an unchanged row.
  public var sign: String {
    switch self {
    case .same: " "
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    case .repeated, .surplus: "x"
    }
  }

  /// The style in which `sign` is written; needed only to tell `repeated` from `surplus`, which share a sign.
  public var style: TextStyle {
    switch self {
    case .same, .surplus: .dim
    case .added: .good
    case .removed: .bad
    case .changed, .moved, .repeated: .strong
    }
  }
}

/// The rows (numbered events) of two compared traces in one order; a row is created each time it is accessed.
public struct DifferenceRows: RandomAccessCollection, Sendable {
  let match: TreeMatch
  let merged: [MergedRows.Row]
  private let positions: (old: [Int], new: [Int])

  init(_ match: TreeMatch) {
    self.match = match
    merged = MergedRows(match).rows
    var old = match.old.partners.map { _ in 0 }
    var new = match.new.partners.map { _ in 0 }
    for (index, row) in merged.enumerated() {
      if row.isOld { old[row.index] = index } else { new[row.index] = index }
    }
    for (row, found) in match.old.partners.enumerated() {
      if let found { old[row] = new[found] }
    }
    positions = (old, new)
  }

  /// The index of the first row (numbered event).
  public var startIndex: Int { 0 }
  /// The index after the last row (numbered event).
  public var endIndex: Int { merged.count }

  /// Returns the row (numbered event) at an index, in O(1).
  public subscript(index: Int) -> DifferenceRow {
    let row = merged[index]
    return DifferenceRow(
      event: event(at: index),
      isBefore: row.isOld,
      mark: mark(at: index),
      was: row.isOld ? nil : match.new.partners[row.index].map { match.old.event($0) },
      repetition: row.isOld ? nil : match.repeated[row.index]
    )
  }

  func event(at index: Int) -> Event {
    (merged[index].isOld ? match.old : match.new).event(merged[index].index)
  }

  /// Returns the kind of change of the row (numbered event) at an index, without creating the row.
  public func mark(at index: Int) -> DifferenceRow.Mark {
    let row = merged[index].index
    if merged[index].isOld { return match.old.surplus.contains(row) ? .surplus : .removed }
    guard let old = match.new.partners[row] else {
      return match.new.surplus.contains(row) ? .surplus : .added
    }
    if match.moved.contains(row) { return .moved }
    if match.repeated[row] != nil { return .repeated }
    return match.old.rowNumbers[old] == match.new.rowNumbers[row] ? .same : .changed
  }

  func parent(of index: Int) -> Int? {
    let row = merged[index]
    let trace = row.isOld ? match.old : match.new
    return trace.tree.parents[row.index].map { row.isOld ? positions.old[$0] : positions.new[$0] }
  }

  var isUnchanged: Bool { indices.allSatisfy { mark(at: $0) == .same } }
}

/// The rows of two compared traces in one order: all rows of the later trace, with the removed rows at their former places.
struct MergedRows {
  struct Row: Hashable, Sendable {
    let isOld: Bool
    let index: Int
  }

  private(set) var rows: [Row] = []
  private let match: TreeMatch
  /// For each row of the earlier trace, an index in the later one: where a removed row is inserted, or a kept row's subtree ends.
  private var behind: [Int] = []

  init(_ match: TreeMatch) {
    self.match = match
    let ends = match.new.tree.ends
    let tree = match.old.tree
    var latest: [Int?] = Array(repeating: nil, count: tree.count + 1)
    for row in 0..<tree.count {
      let parent = tree.parents[row]
      if let found = match.old.partners[row], !match.moved.contains(found) {
        behind.append(ends[found])
      } else {
        behind.append(position(of: row, in: parent, behind: latest[parent.map { $0 + 1 } ?? 0]))
      }
      latest[parent.map { $0 + 1 } ?? 0] = row
    }
    var missing = match.old.partners.indices.filter { match.old.partners[$0] == nil }
    missing.sort { behind[$0] < behind[$1] }
    var rest = missing[...]
    for position in 0...match.new.tree.count {
      while let row = rest.first, behind[row] == position {
        rows.append(Row(isOld: true, index: rest.removeFirst()))
      }
      if position < match.new.tree.count { rows.append(Row(isOld: false, index: position)) }
    }
  }

  /// Returns the index in the later trace before which `row`, an unmatched or moved row of the earlier trace, would stand.
  ///
  /// `parent` and `sibling` are its parent and previous sibling in the earlier trace; nil if there is none.
  private func position(of row: Int, in parent: Int?, behind sibling: Int?) -> Int {
    if let parent, match.old.partners[parent] == nil { return behind[parent] }
    if let parent, row > 0, !match.old.tree.holds(row - 1, in: parent) { return behind[row - 1] }
    if let sibling { return behind[sibling] }
    return parent.flatMap { match.old.partners[$0] }.map { $0 + 1 } ?? 0
  }
}
