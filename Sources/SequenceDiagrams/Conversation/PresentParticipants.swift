import Traces

/// Who takes part in what is told: who says or is told something, and of those who is gone.
struct PresentParticipants {
  private var present: Set<Participant> = []
  private var speakers: Set<Participant> = []
  private var gone: Set<Participant> = []
  private var inOrder: [Participant] = []

  /// Takes an event that is told, and whom it was meant for.
  mutating func take(_ event: Event, _ receiver: Participant?) {
    add(event.sender)
    add(receiver)
    if event.kind == .gone { gone.formUnion(event.objects) }
    hear(event, receiver)
  }

  /// Takes an event that need not be told: who speaks in it is told of when they are gone.
  mutating func hear(_ event: Event, _ receiver: Participant?) {
    guard event.isMessage || event.isAnswer || event.kind == .action else { return }
    if let sender = event.sender { speakers.insert(sender) }
    if let receiver { speakers.insert(receiver) }
  }

  private mutating func add(_ participant: Participant?) {
    guard let participant, present.insert(participant).inserted else { return }
    inOrder.append(participant)
  }

  /// All of them in the order of the lanes; who has none there comes last.
  func ordered(as lanes: [Participant]) -> [Participant] {
    let all = present.union(gone.intersection(speakers))
    let known = Set(lanes)
    return lanes.filter { all.contains($0) } + inOrder.filter { !known.contains($0) }
  }
}

extension LaneRegistry {
  /// The lanes of a diagram whose trace is known as a whole: those who took part in what it shows.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    let everyone = diagram.trace.lanes
    let meant = MeantReceivers(everyone)
    var visibility = Visibility(diagram, options)
    var present = PresentParticipants()
    for event in diagram.trace.events {
      if visibility.placement(of: event) == .shown {
        present.take(event, meant.receiver(of: event))
      } else {
        present.hear(event, event.receiver)
      }
    }
    self.init(present.ordered(as: everyone), meaning: meant)
  }
}
