import SequenceDiagrams
import Traces

/// A condition on the rows (numbered events) of a trace, at which `continue` and actions stop.
struct Breakpoint {
  let text: String
  let condition: Condition
  let requiredText: String?
  var remainingSkips: Int

  enum Condition {
    case message(MessagePattern)
    case participant(String)
    case lost
    case finding
    /// The last row before the screen changes.
    case screen
  }

  /// Returns the rows after `row` that fulfil the condition and contain the required text, including those still to be skipped.
  func hits(after row: Int, in moment: Moment, findings: () -> Set<Int>) -> [Int] {
    let rows = rows(after: row, in: moment, findings: findings)
    guard let requiredText else { return rows }
    return rows.filter { moment[row: $0]?.shows(requiredText) == true }
  }

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

  /// Returns whether an event fulfils the condition, by which `finding` and `screen` are undecided; a lost message counts as sent.
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

  /// Returns whether the event's label, value or text contains `words` as one phrase, ignoring case.
  func shows(_ words: String) -> Bool {
    "\(label) \(value?.summary ?? "") \(text)".lowercased().contains(words.lowercased())
  }
}

extension Participant {
  /// Returns whether `word` is the participant's name, role or role's kind (Router for a team's role Wireframe), ignoring case.
  func isMeant(by word: String) -> Bool {
    [name, role.name, role.kind].contains { $0.lowercased() == word.lowercased() }
  }
}

extension [Event] {
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
