import Traces

/// A message that the architecture of its sender's module does not permit.
struct LayerViolation {
  let event: Event
  let sender: Participant
  let receiver: Participant
  let table: LayerTable

  var isByView: Bool {
    sender.role.counts(as: .view)
      && receiver.role.counts(as: .interactor, .repository, .store, .router, .coordinator)
  }
}

/// The messages between roles of a layer table, and which of these messages the table does not permit.
struct LayerViolations {
  private(set) var all: [LayerViolation] = []
  private(set) var examined: (ofViews: Set<Subject>, all: Set<Subject>) = ([], [])
  /// The messages by which a View, or a Presenter that may ask no Store, asks an object of unknown role for data.
  private(set) var unclear: [Event] = []

  init(_ evidence: Evidence) {
    let tables = LayerTableChoice(evidence.trace, given: evidence.layers)
    let prepared = Set(
      evidence.trace.lanes.filter(\.preparesScreens).map { evidence.facts.ensembles[$0] }
    )
    var asked: Set<[String]> = []
    for (index, event) in evidence.messages {
      asked.insert(event.topic)
      guard let sender = event.sender, let receiver = event.receiver,
        let table = tables.table(of: sender.module)
      else { continue }
      guard table.covers(sender, receiver) else {
        let isFarFromData =
          sender.role.counts(as: .view)
          || sender.role.counts(as: .presenter)
            && !table.receivers(of: sender.role).contains { $0.counts(as: .store, .repository) }
        if isFarFromData, !receiver.isUser, !receiver.isOfStandardRole,
          event.requestsData || event.handsOverClosure
        {
          unclear.append(event)
        }
        continue
      }
      examined.all.insert(.message(index))
      if sender.role.counts(as: .view) { examined.ofViews.insert(.message(index)) }
      let isCallBack = evidence.row(event.cause).map {
        $0.handsOverClosure && event.goesBack(from: $0)
      }
      guard !table.allows(sender, receiver), isCallBack != true,
        !event.isToDelegate || prepared.contains(sender.ensemble)
      else { continue }
      let isAsked = evidence.isAnswer(event) || asked.contains(event.oppositeTopic)
      if isAsked, sender.keepsData, table.allows(receiver, sender) { continue }
      all.append(LayerViolation(event: event, sender: sender, receiver: receiver, table: table))
    }
  }
}

extension Event {
  /// Whether a View sends the message to a Coordinator that is its delegate.
  fileprivate var isToDelegate: Bool {
    sender?.isScreen == true && receiver?.role.counts(as: .coordinator) == true
      && (seam?.property.namesWayBack == true || seam?.interface.hasSuffix("Delegate") == true
        || seam?.property == "coordinator" && seam?.strength == .weak)
  }
}

extension Evidence {
  func isAnswer(_ event: Event) -> Bool {
    causes(of: event).contains { $0.isMessage && event.goesBack(from: $0) }
  }
}
