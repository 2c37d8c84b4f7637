import Traces

/// A message on a road that its architecture does not have.
struct Skip {
  let event: Event
  let sender: Participant
  let receiver: Participant
  /// Who may talk to whom where it was sent.
  let table: LayerTable

  /// Whether a View asks somebody behind the one that it should ask.
  var isByView: Bool {
    sender.role.isOfKind(to: .view)
      && receiver.role.isOfKind(to: .interactor, .repository, .store, .router, .coordinator)
  }
}

/// The messages that the tables of the architectures judge.
struct Skips {
  /// Those on roads that there are not.
  private(set) var all: [Skip] = []
  /// What was looked at, by its indices in the trace, by who sent it: a View, or anybody else.
  private(set) var judged: (ofViews: Set<Subject>, ofOthers: Set<Subject>) = ([], [])

  init(_ evidence: Evidence) {
    let tables = LayerTables(evidence.trace, given: evidence.layers)
    var asked: Set<[String]> = []
    for (index, event) in evidence.events where event.isMessage {
      asked.insert(event.route + [event.message?.baseName ?? ""])
      guard let sender = event.sender, let receiver = event.receiver,
        let table = tables.table(of: sender.module), table.judges(sender, receiver)
      else { continue }
      if sender.role.isOfKind(to: .view) {
        judged.ofViews.insert(.message(index))
      } else {
        judged.ofOthers.insert(.message(index))
      }
      guard !table.allows(sender, receiver), !evidence.isCallBack(event) else { continue }
      if sender.answersAnybody, table.allows(receiver, sender),
        evidence.isAnswer(event)
          || asked.contains(event.route.reversed() + [event.message?.baseName ?? ""])
      {
        continue
      }
      all.append(Skip(event: event, sender: sender, receiver: receiver, table: table))
    }
  }
}

extension Evidence {
  /// Whether a closure is called that the receiver has handed to the sender.
  fileprivate func isCallBack(_ event: Event) -> Bool {
    row(event.cause).map {
      $0.handsOverClosure && $0.sender == event.receiver && $0.receiver == event.sender
    } ?? false
  }

  /// Whether a message goes back to somebody who had called its sender: inside that call, or later as its consequence.
  func isAnswer(_ event: Event) -> Bool {
    causes(of: event).contains { cause in
      cause.isMessage && cause.receiver == event.sender && cause.sender == event.receiver
    }
  }
}

extension Participant {
  /// Whether it may answer whoever asked, also where no road leads there.
  fileprivate var answersAnybody: Bool { role.isOfKind(to: .repository, .store) }
}
