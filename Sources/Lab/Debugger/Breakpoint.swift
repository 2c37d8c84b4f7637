import SequenceDiagrams
import Stage
import Traces

/// A condition at which `continue` and actions stop.
struct Breakpoint {
  /// The breakpoint as typed.
  let text: String
  let condition: Condition
  /// A text that the row must contain; nil for any row.
  let requiredText: String?
  /// The number of matching rows still to be skipped.
  var remainingSkips: Int

  enum Condition {
    /// A message that matches a pattern of the notation.
    case message(MessagePattern)
    /// A message from or to a participant, given by name or role.
    case participant(String)
    /// A message that was lost.
    case lost
    /// A row that a finding rests on.
    case finding
    /// The last row before the screen changed.
    case screen
  }
}

extension Breakpoint {
  /// Returns the numbers of the matching rows after `row` in order, including rows to be skipped.
  ///
  /// - Complexity: O(*n*) in the number of rows after `row`; a `finding` breakpoint reviews the whole moment.
  func hits(after row: Int, in moment: Moment, findings: () -> Set<Int>) -> [Int] {
    let rows = rows(after: row, in: moment, findings: findings)
    guard let requiredText else { return rows }
    return rows.filter { moment[row: $0]?.shows(requiredText) == true }
  }

  /// Returns the rows after `row` that fulfil the condition, whatever text they contain.
  private func rows(after row: Int, in moment: Moment, findings: () -> Set<Int>) -> [Int] {
    let events = moment.events(fromRow: row + 1)
    switch condition {
    case .finding:
      let rows = findings()
      return events.compactMap(\.number).filter(rows.contains)
    case .screen: return events.rowsBeforeScreens
    case .message, .participant, .lost:
      let isAnyLost = events.contains { $0.kind == .lost }
      let intended = IntendedReceivers(isAnyLost ? moment.lanes : [])
      return events.filter { matches($0, intended) }.compactMap(\.number)
    }
  }

  /// Whether an event by itself fulfils the condition.
  ///
  /// A lost message also counts as sent to its intended receiver.
  func matches(_ event: Event, _ intended: IntendedReceivers) -> Bool {
    switch condition {
    case .message(let pattern):
      event.isMessage && (pattern.matches(event) || pattern.matches(event.asSent(to: intended)))
    case .participant(let name): event.isMessage && event.asSent(to: intended).isFromOrTo(name)
    case .lost: event.kind == .lost
    case .finding, .screen: false
    }
  }
}

extension Event {
  /// Returns a lost message as if it had reached its intended receiver; any other event unchanged.
  fileprivate func asSent(to intended: IntendedReceivers) -> Event {
    guard kind == .lost else { return self }
    var event = self
    event.kind = .call
    event.receiver = intended.receiver(of: self)
    return event
  }

  fileprivate func isFromOrTo(_ name: String) -> Bool {
    [sender, receiver].compactMap(\.self).contains { $0.isMeant(by: name) }
  }

  /// Whether the label or the value contains a text, ignoring case.
  func shows(_ words: String) -> Bool {
    "\(label) \(value?.summary ?? "") \(text)".lowercased().contains(words.lowercased())
  }
}

extension Participant {
  /// Whether a word is the participant's name or role, ignoring case.
  func isMeant(by word: String) -> Bool {
    [name, role.name, role.kind].contains { $0.lowercased() == word.lowercased() }
  }
}

extension [Event] {
  /// The number of the last row before each screen.
  fileprivate var rowsBeforeScreens: [Int] {
    var last: Int?
    var rows: [Int] = []
    for event in self {
      if let number = event.number { last = number }
      if event.kind == .screen, let row = last, rows.last != row { rows.append(row) }
    }
    return rows
  }
}
