import Traces

/// The participants that have a lane in a diagram: those who took part in what it shows.
struct Lanes {
  /// From left to right.
  let participants: [Participant]
  private let places: [Participant: Int]
  private let everyone: [Participant]

  /// Finds the lanes of a diagram.
  init(_ diagram: Diagram, hiddenFrom: Int?) {
    everyone = diagram.trace.lanes
    var visibility = Visibility(diagram, hiddenFrom: hiddenFrom)
    var present: Set<Participant> = []
    let speakers = diagram.trace.speakers
    for event in diagram.trace.events where visibility.placement(of: event) == .shown {
      if let sender = event.sender { present.insert(sender) }
      if event.kind == .gone { present.formUnion(speakers.intersection(event.objects)) }
      if let target = everyone.target(of: event) { present.insert(target) }
    }
    participants = everyone.filter { present.contains($0) }
    places = Dictionary(
      zip(participants, participants.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// All lanes.
  var all: LaneSet { participants.indices.reduce(LaneSet()) { $0.with($1) } }

  /// The place of a participant's lane from the left; nil when it has none.
  func place(of participant: Participant?) -> Int? {
    guard let participant else { return nil }
    return places[participant]
  }

  /// The lanes between which an event happens.
  func route(of event: Event) -> (sender: Int?, receiver: Int?) {
    (place(of: event.sender), place(of: everyone.target(of: event)))
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

extension [Participant] {
  /// Whom an event speaks to: its receiver, or whom the reference was meant for.
  ///
  /// A message lost at `Presenter.interactor` was meant for the Interactor of the same module.
  fileprivate func target(of event: Event) -> Participant? {
    if let receiver = event.receiver { return receiver }
    guard event.kind == .lost, let property = event.seam?.property.lowercased() else { return nil }
    return first { participant in
      participant.module == event.sender?.module ?? ""
        && participant.role.name.lowercased() == property
    }
  }
}
