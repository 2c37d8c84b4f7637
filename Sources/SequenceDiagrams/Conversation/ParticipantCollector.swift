import Traces

/// The participants that need a lane in a diagram: senders and receivers of the shown events, and released objects that
/// sent or received at some time.
struct ParticipantCollector {
  private var present: Set<Participant> = []
  private var speakers: Set<Participant> = []
  private var gone: Set<Participant> = []
  private var inOrder: [Participant] = []

  /// Adds the participants of an event that the diagram shows; `receiver` is the participant that it was meant for.
  mutating func addShown(_ event: Event, to receiver: Participant?) {
    add(event.sender)
    add(receiver)
    if event.kind == .gone { gone.formUnion(event.objects) }
    addSpeakers(of: event, to: receiver)
  }

  /// Records that the sender and `receiver` of an event have taken part, so that a shown release gives them a lane.
  mutating func addSpeakers(of event: Event, to receiver: Participant?) {
    guard event.isMessage || event.isAnswer || event.kind == .action else { return }
    if let sender = event.sender { speakers.insert(sender) }
    if let receiver { speakers.insert(receiver) }
  }

  private mutating func add(_ participant: Participant?) {
    guard let participant, present.insert(participant).inserted else { return }
    inOrder.append(participant)
  }

  /// Returns the collected participants in the order of `lanes`, then the participants that are not in `lanes`.
  func ordered(as lanes: [Participant]) -> [Participant] {
    let all = present.union(gone.intersection(speakers))
    let known = Set(lanes)
    return lanes.filter { all.contains($0) } + inOrder.filter { !known.contains($0) }
  }
}

extension LaneRegistry {
  /// Creates the lanes of a diagram: the participants of the rows that the diagram shows.
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
