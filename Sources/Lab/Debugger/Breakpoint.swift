import SequenceDiagrams
import Stage
import Traces

/// A kind of row at which `continue` and actions stop.
struct Breakpoint {
  /// As it was typed.
  let text: String
  /// What a row must be.
  let condition: Condition
  /// A text that the row must show; nil for any.
  let words: String?
  /// How many such rows are still passed over.
  var passes: Int

  /// What a row must be.
  enum Condition {
    /// A message that a pattern of the notation describes.
    case message(MessagePattern)
    /// A message from or to a participant, or to one of its role.
    case participant(String)
    /// A message that reached nobody.
    case lost
    /// A row that a finding rests on.
    case finding
    /// The last row before the screen changed.
    case screen
  }
}

extension Breakpoint {
  /// The rows after another that are meant, in order, those that are passed over among them.
  ///
  /// Costs what stands behind the row; a finding costs a review of all of it.
  func hits(after row: Int, in moment: Moment, findings: () -> Set<Int>) -> [Int] {
    let rows = rows(after: row, in: moment, findings: findings)
    guard let words else { return rows }
    return rows.filter { moment[row: $0]?.shows(words) == true }
  }

  /// The rows after another that fulfil the condition.
  private func rows(after row: Int, in moment: Moment, findings: () -> Set<Int>) -> [Int] {
    let events = moment.events(fromRow: row + 1)
    switch condition {
    case .finding:
      let rows = findings()
      return events.compactMap(\.number).filter(rows.contains)
    case .screen: return events.rowsBeforeScreens
    case .message, .participant, .lost:
      let isAnyLost = events.contains { $0.kind == .lost }
      let meant = MeantReceivers(isAnyLost ? moment.lanes : [])
      return events.filter { matches($0, meant) }.compactMap(\.number)
    }
  }

  /// Whether an event by itself fulfils the condition; a message that was lost is still the one that
  /// somebody sent.
  func matches(_ event: Event, _ meant: MeantReceivers) -> Bool {
    switch condition {
    case .message(let pattern):
      event.isMessage && (pattern.matches(event) || pattern.matches(event.asSent(to: meant)))
    case .participant(let name): event.isMessage && event.asSent(to: meant).isFromOrTo(name)
    case .lost: event.kind == .lost
    case .finding, .screen: false
    }
  }
}

extension Event {
  /// A lost message as if it had reached whom it was meant for; any other as it is.
  fileprivate func asSent(to meant: MeantReceivers) -> Event {
    guard kind == .lost else { return self }
    var event = self
    event.kind = .call
    event.receiver = meant.receiver(of: self)
    return event
  }

  /// Whether somebody of that name or role sends or receives it.
  fileprivate func isFromOrTo(_ name: String) -> Bool {
    [sender, receiver].compactMap(\.self).contains { $0.isMeant(by: name) }
  }

  /// Whether its label or value holds a text, in whatever case.
  func shows(_ words: String) -> Bool {
    "\(label) \(value?.summary ?? "") \(text)".lowercased().contains(words.lowercased())
  }
}

extension Participant {
  /// Whether a word names it or its role.
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
