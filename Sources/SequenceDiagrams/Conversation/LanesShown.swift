import Traces

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
    self.init(present.ordered(as: everyone), of: everyone)
  }
}
