import Sequences
import Traces

extension Rule {
  static let earlyClose = Rule(
    "early-close",
    RulePage(
      "a screen closes when its change is kept",
      what: """
        A screen was closed by its own code while a request to keep a change was open, and nobody could be told the \
        answer; or the person left it, and the failure reached nobody.
        """,
      why: "If the change fails, it is lost without a word: the screen that could say so has gone.",
      signs: """
        In the trace the message that closes the screen stands above the answer to the save, and the receiver of the \
        answer sends nothing.
        """,
      repair: "Close the screen in the answer.",
      code: """
        func didSave() {
          router?.close()
        }
        func didFailToSave(_ error: Error) {
          view?.showError(text(for: error))
        }
        """,
      hint: """
        A request that nobody answers, such as a line for a log, is not found. Nor is data that loads for a screen that \
        is left.
        """
    )
  ) { evidence in
    guard evidence.hasCauses else { return .nothing(evidence.lackOfRequests) }
    let closings = EarlyClosings(evidence)
    return Judgement(
      closings.all.grouped { $0.request.kind }.compactMap(finding),
      judged: closings.judged,
      none: "nobody asked for a change"
    )
  }

  private static func finding(_ closings: [EarlyClosings.Closing]) -> Finding? {
    guard let first = closings.first, let asker = first.request.call.sender else { return nil }
    let name = first.request.call.message?.baseName ?? "the request"
    return Finding(
      "early-close",
      "The screen of \(asker) was closed by \(first.closing.rowName), before \(first.request.call.rowName) was answered.",
      details: ["The answer came in \(first.answer.rowName); no screen was told."],
      repair: first.closing.sender == asker
        ? "send \(first.closing.message?.baseName ?? "it") in the answer to \(name) in \(asker.family)"
        : "let somebody hear of the answer to \(name) who outlives the screen",
      rows: closings.flatMap {
        [$0.request.call.number, $0.closing.number, $0.answer.number].compactMap(\.self)
          + $0.consequences
      }
      .eachOnce.sorted()
    )
  }
}

/// Screens that were closed by whoever waits for the answer to a change.
private struct EarlyClosings {
  /// One of them.
  struct Closing {
    let request: Request
    let closing: Event
    let answer: Event
    /// The rows that came of the answer.
    let consequences: [Int]
  }

  private(set) var all: [Closing] = []
  private(set) var judged: Set<Subject> = []

  init(_ evidence: Evidence) {
    let events = evidence.trace.events
    var closings: [Participant: [Int]] = [:]
    for (index, event) in evidence.events where event.closesScreen {
      if let sender = event.sender { closings[sender, default: []].append(index) }
    }
    for request in evidence.facts.requests.all where request.call.asksForChange {
      judged.insert(.request(request.index))
      guard let asker = request.call.sender, asker.preparesScreens || asker.isScreen,
        let answer = EarlyClosings.answer(to: request, evidence),
        let closing = (closings[asker] ?? []).first(where: { $0 > request.index && $0 < answer })
          ?? EarlyClosings.loss(of: asker, from: request.index, to: answer, evidence),
        !EarlyClosings.isTold(asker, after: answer, evidence)
      else { continue }
      let consequences = evidence.facts.consequences(of: answer).compactMap { events[$0].number }
      all.append(
        Closing(
          request: request,
          closing: events[closing],
          answer: events[answer],
          consequences: consequences
        )
      )
    }
  }

  /// Where the screen of somebody was left before a failure could reach it, or anything at all.
  private static func loss(of asker: Participant, from start: Int, to answer: Int, _ evidence: Evidence) -> Int? {
    let event = evidence.trace.events[answer]
    guard event.kind == .lost || event.tellsFailure,
      let end = evidence.facts.ends.end(for: asker), end > start, end < answer
    else { return nil }
    let row = evidence.causes(of: evidence.trace.events[end]).last?.number
    return row.flatMap { evidence.index(ofRow: $0) } ?? end
  }

  /// Where the answer to a request stands, also one that got lost since whoever asked was gone.
  private static func answer(to request: Request, _ evidence: Evidence) -> Int? {
    if let answer = request.firstAnswer { return answer }
    guard request.hasLoss else { return nil }
    return evidence.facts.consequences(of: request.index).first { index in
      let event = evidence.trace.events[index]
      return event.kind == .lost && event.sender == request.call.receiver
    }
  }

  /// Whether somebody hears of the answer from whoever asked.
  private static func isTold(_ asker: Participant, after answer: Int, _ evidence: Evidence) -> Bool {
    let event = evidence.trace.events[answer]
    let start =
      event.isAnswer
      ? evidence.row(event.cause).flatMap { evidence.index(ofRow: $0.cause) } : answer
    return evidence.facts.consequences(of: start ?? answer).contains { index in
      let later = evidence.trace.events[index]
      return index > answer && later.isMessage && later.kind != .lost && later.sender == asker
    }
  }
}
