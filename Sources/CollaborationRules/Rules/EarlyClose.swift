import Sequences
import Traces

extension Rule {
  static let earlyClose = Rule(
    "early-close",
    nothing: "no message requests a change",
    needs: [\.missingCauses]
  ) { evidence in
    var all: [Closing] = []
    var examined: Set<Subject> = []
    let events = evidence.trace.events
    var closings: [Participant: [Int]] = [:]
    var leaving: Set<Participant> = []
    for (index, event) in evidence.events(where: { $0.closesScreen || $0.screenChange != nil }) {
      if let screen = event.receiver, let change = event.screenChange {
        if change == .comes { leaving.remove(screen) } else { leaving.insert(screen) }
      }
      // A message by which a screen that is being left tells so, closes nothing.
      if evidence.closesScreen(event, at: index), let sender = event.sender,
        !evidence.causes(of: event).contains(where: { $0.receiver.map(leaving.contains) == true })
      {
        closings[sender, default: []].append(index)
      }
    }
    for request in evidence.facts.requests.all where request.call.requestsChange {
      examined.insert(.request(request.index))
      let asker = request.sender
      guard asker.preparesScreens || asker.isScreen,
        let answer = evidence.answer(to: request),
        let closing = closings[asker]?.first(after: request.index, before: answer)
          ?? evidence.departure(of: asker, from: request.index, to: answer),
        !evidence.facts.sends(asker, after: answer)
      else { continue }
      let consequences = evidence.facts.consequences(of: answer).compactMap { events[$0].number }
      all.append((request, events[closing], events[answer], consequences))
    }
    return (all.grouped { $0.request.kind }.map(finding), examined)
  }

  private static func finding(_ closings: [Closing]) -> Finding {
    let first = closings[0]
    let asker = first.request.sender
    let name = first.request.call.message?.baseName ?? "the request"
    return Finding(
      "The screen of \(asker) was \(first.closing.closesScreen ? "closed by" : "left in") \(first.closing.rowName), before \(first.request.call.rowName) was answered.",
      details: [
        "The answer came in \(first.answer.rowName); "
          + (first.answer.receiver?.isScreen == true
            ? "the screen was closed." : "no screen was told.")
      ],
      repair: first.closing.sender == asker
        ? "send \(first.closing.message?.baseName ?? "it") in the answer to \(name) in \(asker.family)"
        : "let an object that outlives the screen receive the answer to \(name)",
      rows: closings.flatMap {
        [$0.request.call.number, $0.closing.number, $0.answer.number].compactMap(\.self)
          + $0.consequences
      }.uniqued().sorted()
    )
  }
}

private typealias Closing = (request: Request, closing: Event, answer: Event, consequences: [Int])

extension Evidence {
  /// Returns whether a message closes the sender's screen: by its words or, as the screen may have another name, if the user does
  /// nothing with the screen afterwards.
  fileprivate func closesScreen(_ event: Event, at index: Int) -> Bool {
    guard event.closesScreen, let sender = event.sender, event.receiver?.isScreen == false else {
      return event.closesScreen
    }
    let views = trace.lanes.filter { $0.isScreen && facts.ensembles[$0] == facts.ensembles[sender] }
    return views.isEmpty
      || views.contains { event.closesItself($0) || (facts.lastActions[$0] ?? -1) <= index }
  }

  /// Returns the index of the row by which the screen of `asker` was left before `answer`; nil unless the answer is a failure.
  fileprivate func departure(of asker: Participant, from start: Int, to answer: Int) -> Int? {
    let event = trace.events[answer]
    guard event.tellsFailure,
      let end = facts.screenEnd(for: asker), end < answer,
      end > start || causeIndices(of: trace.events[start]).contains(end)
    else { return nil }
    return facts.outermost[end]
  }

  fileprivate func answer(to request: Request) -> Int? {
    if let answer = request.firstAnswer { return answer }
    guard request.sender.isScreen || request.hasLoss else { return nil }
    return facts.consequences(of: request.index).first { index in
      let event = trace.events[index]
      // In Clean Swift, the Presenter answers for the Interactor.
      return request.sender.isScreen
        ? event.isMessage && event.receiver == request.sender
        : event.kind == .lost && event.sender == request.receiver
    }
  }
}
