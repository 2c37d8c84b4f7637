import Traces

/// The participants that need a lane (column) in a diagram: senders and receivers of the shown events, and objects whose release is
/// shown and that sent or received a message at any time.
struct ParticipantCollector {
  private var present: Set<Participant> = []
  private var speakers: Set<Participant> = []
  private var gone: Set<Participant> = []
  private var inOrder: [Participant] = []

  /// Adds the participants of an event that the diagram shows; `receiver` is the participant for which the event was meant.
  mutating func addShown(_ event: Event, to receiver: Participant?) {
    add(event.sender)
    add(receiver)
    if event.kind == .gone { gone.formUnion(event.objects) }
    addSpeakers(of: event, to: receiver)
  }

  /// Notes that sender and `receiver` of a message, answer or action get a lane if their release is shown; ignores other events.
  mutating func addSpeakers(of event: Event, to receiver: Participant?) {
    guard event.isMessage || event.isAnswer || event.kind == .action else { return }
    if let sender = event.sender { speakers.insert(sender) }
    if let receiver { speakers.insert(receiver) }
  }

  private mutating func add(_ participant: Participant?) {
    guard let participant, present.insert(participant).inserted else { return }
    inOrder.append(participant)
  }

  /// Returns the participants that need a lane: first in the order of `lanes`, then participants that are not in `lanes` in order
  /// of appearance.
  func ordered(as lanes: [Participant]) -> [Participant] {
    let all = present.union(gone.intersection(speakers))
    let known = Set(lanes)
    return lanes.filter { all.contains($0) } + inOrder.filter { !known.contains($0) }
  }
}

extension LaneRegistry {
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    let everyone = diagram.trace.lanes
    let intended = IntendedReceivers(everyone)
    var visibility = Visibility(diagram, options)
    var collector = ParticipantCollector()
    for event in diagram.trace.events {
      if visibility.placement(of: event) == .shown {
        collector.addShown(event, to: intended.receiver(of: event))
      } else {
        collector.addSpeakers(of: event, to: event.receiver)
      }
    }
    self.init(collector.ordered(as: everyone), intending: intended)
  }
}
