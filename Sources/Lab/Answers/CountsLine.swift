import SequenceDiagrams
import Sequences
import Traces

extension [Event] {
  /// Returns the line under a diagram that counts its messages and objects; `living` are alive after the events.
  ///
  /// "3 of 4 objects and the Store: 5 messages, 1 value returned. Detail is gone: 2 objects."
  func countsLine(among living: [Participant]) -> String {
    let rows = filter { $0.number != nil }
    let gone = rows.filter { $0.kind == .gone }.flatMap(\.objects)
    let own = (living + gone).filter { !$0.isUser && !$0.isStore }
    if own.isEmpty { return rows.messageCounts + "." }
    let speaking = Set(rows.filter { $0.isMessage || $0.isAnswer }.flatMap(\.participants))
    let store = speaking.contains(where: \.isStore) ? " and the Store" : ""
    let count = own.count(where: speaking.contains)
    var words = "\(count) of \(own.count.counted("object"))\(store): \(rows.messageCounts)."
    if !rows.contains(where: \.isMessage) { words = "No message between objects." }
    // The name of the loaded module is empty.
    let created = rows.filter { $0.kind == .created }.flatMap(\.objects)
    for newcomers in created.grouped(by: \.module) {
      let (name, objects) = (newcomers[0].module, newcomers.count.counted("object"))
      words += name.isEmpty ? " Created: \(objects)." : " \(name) created: \(objects)."
    }
    return gone.isEmpty ? words : "\(words) \(gone.releaseSummary)."
  }

  /// How many messages arrived, values were returned, errors were thrown and messages were lost: "5 messages, 1 lost".
  var messageCounts: String {
    let values = count { $0.kind == .return || $0.kind == .reply }
    let errors = count { $0.kind == .throw }
    let lost = count { $0.kind == .lost }
    var parts = [(count(where: \.isMessage) - lost).counted("message")]
    if values > 0 { parts.append(values.counted("value") + " returned") }
    if errors > 0 { parts.append(errors.counted("error") + " thrown") }
    if lost > 0 { parts.append("\(lost) lost") }
    return parts.joined(separator: ", ")
  }
}
