import SequenceDiagrams
import Sequences
import Traces

/// The number of messages, returned values, errors and lost messages in some events, and the participants that took part.
///
/// As sentences: "3 of 4 objects and the Store: 5 messages, 1 value returned. Detail is gone: 2 objects."
struct MessageCount {
  /// The participants that are alive after the events or were released by them, without User and Store.
  private(set) var own: [Participant] = []
  /// The participants of `own` that sent or received one of the events.
  private(set) var speaking: [Participant] = []
  private(set) var isStoreAsked = false
  private(set) var messages = 0
  private(set) var values = 0
  private(set) var errors = 0
  private(set) var lost = 0
  private var created: [Event] = []
  /// The participants of `own` that the events released.
  private var gone: [Participant] = []

  private var isOwn: Set<Participant> = []

  init(of events: [Event], among living: [Participant]) {
    gone = events.filter { $0.kind == .gone && $0.number != nil }.flatMap(\.objects)
      .filter { !$0.isStore }
    own = living.filter { !$0.isUser && !$0.isStore } + gone
    isOwn = Set(own)
    for event in events where event.number != nil { count(event) }
  }

  private mutating func count(_ event: Event) {
    switch event.kind {
    case .call, .asyncCall: messages += 1
    case .return, .reply: values += 1
    case .throw: errors += 1
    case .lost: lost += 1
    case .created: created.append(event)
    default: return
    }
    guard event.kind != .created else { return }
    event.forEachParticipant { participant in
      guard !participant.isUser else { return }
      if participant.isStore { isStoreAsked = true }
      if isOwn.contains(participant), !speaking.contains(participant) {
        speaking.append(participant)
      }
    }
  }

  var text: String {
    if own.isEmpty { return counts + "." }
    var words =
      "\(speaking.count) of \(own.count.counted("object"))\(isStoreAsked ? " and the Store" : ""): "
    words += counts + "."
    if messages + lost == 0 { words = "No message between objects." }
    // The name of the loaded module is empty.
    for newcomers in created.flatMap(\.objects).grouped(by: \.module) {
      let (name, objects) = (newcomers[0].module, newcomers.count.counted("object"))
      words += name.isEmpty ? " Created: \(objects)." : " \(name) created: \(objects)."
    }
    return gone.isEmpty ? words : "\(words) \(gone.releaseSummary)."
  }

  /// The numbers as a phrase: "5 messages, 1 value returned".
  var counts: String {
    var parts = [messages.counted("message")]
    if values > 0 { parts.append(values.counted("value") + " returned") }
    if errors > 0 { parts.append(errors.counted("error") + " thrown") }
    if lost > 0 { parts.append("\(lost) lost") }
    return parts.joined(separator: ", ")
  }
}
