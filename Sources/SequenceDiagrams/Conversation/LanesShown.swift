import Traces

extension LaneRegistry {
  /// The lanes of a diagram whose trace is known as a whole: those who took part in what it shows.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    let everyone = diagram.trace.lanes
    let meant = MeantReceivers(everyone)
    var visibility = Visibility(diagram, options)
    var present: Set<Participant> = []
    let speakers = diagram.trace.speakers
    for event in diagram.trace.events where visibility.placement(of: event) == .shown {
      if let sender = event.sender { present.insert(sender) }
      if event.kind == .gone { present.formUnion(speakers.intersection(event.objects)) }
      if let receiver = meant.receiver(of: event) { present.insert(receiver) }
    }
    self.init(everyone.filter { present.contains($0) }, of: everyone)
  }
}

extension Trace {
  /// Everyone who says or is told something.
  fileprivate var speakers: Set<Participant> {
    events.reduce(into: []) { speakers, event in
      guard event.isMessage || event.isAnswer || event.kind == .action else { return }
      if let sender = event.sender { speakers.insert(sender) }
      if let receiver = event.receiver { speakers.insert(receiver) }
    }
  }
}
