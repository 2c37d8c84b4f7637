import Traces

/// Collects the participants of the shown events: senders, receivers, and released objects that sent or received.
struct ParticipantCollector {
  private var present: Set<Participant> = []
  private var speakers: Set<Participant> = []
  private var gone: Set<Participant> = []
  private var inOrder: [Participant] = []

  /// Adds the participants of a shown event; `receiver` is its intended receiver.
  mutating func addShown(_ event: Event, to receiver: Participant?) {
    add(event.sender)
    add(receiver)
    if event.kind == .gone { gone.formUnion(event.objects) }
    addSpeakers(of: event, to: receiver)
  }

  /// Notes the sender and receiver of an event; a later release of either object then gets a lane.
  mutating func addSpeakers(of event: Event, to receiver: Participant?) {
    guard event.isMessage || event.isAnswer || event.kind == .action else { return }
    if let sender = event.sender { speakers.insert(sender) }
    if let receiver { speakers.insert(receiver) }
  }

  private mutating func add(_ participant: Participant?) {
    guard let participant, present.insert(participant).inserted else { return }
    inOrder.append(participant)
  }

  /// Returns the participants in the order of `lanes`; participants that are not in `lanes` come last.
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
