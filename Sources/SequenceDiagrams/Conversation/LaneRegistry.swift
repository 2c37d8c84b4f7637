import Traces

/// The participants that have a lane (a column of the diagram), from left to right.
///
/// An open registry appends a lane for each new sender, receiver, and created or released object.
struct LaneRegistry {
  private(set) var participants: [Participant] = []
  let isOpen: Bool

  private var indices: [Participant: Int] = [:]
  private var intended = IntendedReceivers()

  init() { isOpen = true }

  /// Creates lanes for `participants`, from left to right; `intended` finds the participants for which lost messages were meant.
  init(_ participants: [Participant], intending intended: IntendedReceivers) {
    isOpen = false
    self.intended = intended
    for participant in participants { add(participant) }
  }

  /// Returns the index of a participant's lane, which an open registry adds if it is missing; nil without a lane.
  mutating func index(of participant: Participant?) -> Int? {
    participant.flatMap { indices[$0] ?? (isOpen ? add($0) : nil) }
  }

  @discardableResult
  mutating func add(_ participant: Participant) -> Int {
    if let lane = indices[participant] { return lane }
    let lane = participants.count
    participants.append(participant)
    indices[participant] = lane
    if isOpen { intended.add(participant) }
    return lane
  }

  mutating func lanes(createdOrReleasedBy event: Event) -> [Int] {
    guard event.kind == .created || event.kind == .gone else { return [] }
    return event.createdOrReleased.compactMap { index(of: $0) }.uniqued()
  }

  mutating func route(of event: Event) -> Route {
    let target =
      intended.receiver(of: event) ?? (event.kind == .created ? event.objects.first : nil)
    return Route(sender: index(of: event.sender), receiver: index(of: target))
  }

  /// Creates lanes for the participants of a diagram: senders and receivers of the shown events, and objects whose release is shown
  /// and that sent or received a message at any time.
  ///
  /// The lanes are in the order of the trace's lanes; participants without a lane there follow in order of appearance.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    let everyone = diagram.trace.lanes
    let intended = IntendedReceivers(everyone)
    var visibility = Visibility(diagram, options)
    var present: Set<Participant> = []
    var speakers: Set<Participant> = []
    var gone: Set<Participant> = []
    var inOrder: [Participant] = []
    for event in diagram.trace.events {
      let isShown = visibility.placement(of: event) == .shown
      let isSpoken = event.isMessage || event.isAnswer || event.kind == .action
      let receiver = isShown ? intended.receiver(of: event) : event.receiver
      for participant in [event.sender, receiver].compactMap(\.self) {
        if isSpoken { speakers.insert(participant) }
        if isShown, present.insert(participant).inserted { inOrder.append(participant) }
      }
      if isShown, event.kind == .gone { gone.formUnion(event.objects) }
    }
    present.formUnion(gone.intersection(speakers))
    let known = Set(everyone)
    let others = inOrder.filter { !known.contains($0) }
    self.init(everyone.filter { present.contains($0) } + others, intending: intended)
  }
}

/// The indices of the lanes of an event's sender and receiver; nil for an unknown participant or one without a lane.
///
/// The receiver of a lost message is the participant for which it was meant, that of a creation the first created object.
struct Route: Hashable, Sendable {
  var sender: Int?
  var receiver: Int?
}
