import Traces

extension Rule {
  static let refreshRace = Rule(
    "refresh-race",
    RulePage(
      "the answer to the last request is what is shown",
      what: """
        The same was asked twice, and the answer to the first request came last. It was drawn over \
        the answer to the second.
        """,
      why: "The screen shows what was true before, and nothing will put it right.",
      signs: """
        After a refresh the list jumps back to what it was. In the trace two requests of one kind \
        are on their way at once, and their answers change places.
        """,
      repair: "Number the requests and take the answer to the last one only.",
      code: """
        generation += 1
        let asked = generation
        repository.fetchAll { [weak self] articles in
          guard asked == self?.generation else { return }
          self?.show(articles)
        }
        """,
      hint: "To refuse a second request while the first is going on helps as well."
    )
  ) { evidence in
    guard evidence.hasCauses else { return .nothing(Evidence.isFlat) }
    let requests = Requests(evidence)
    return Judgement(
      Races(requests.all, evidence).all,
      judged: requests.judged,
      none: "nobody was asked for data"
    )
  }
}

/// Requests whose answers overtook each other.
private struct Races {
  private let evidence: Evidence
  private(set) var all: [Finding] = []
  /// The places of messages to screens, by the numbers of the rows that led to them.
  private var drawings: [Int: [Int]] = [:]
  /// The places where the screen has changed.
  private var screens: [Int] = []

  init(_ requests: [Request], _ evidence: Evidence) {
    self.evidence = evidence
    for (place, event) in evidence.events {
      if event.kind == .screen { screens.append(place) }
      guard event.isMessage, event.kind != .lost, event.receiver?.isScreen == true else { continue }
      for cause in evidence.rows.causes(of: event).compactMap(\.number) {
        drawings[cause, default: []].append(place)
      }
    }
    let kinds = requests.map(\.race).eachOnce
    let groups = Dictionary(grouping: requests, by: \.race)
    all = kinds.compactMap { groups[$0].flatMap(finding) }
  }

  /// The first race among requests of one kind.
  private func finding(_ requests: [Request]) -> Finding? {
    let answered = requests.filter { $0.isAnswered }
    for (older, newer) in zip(answered, answered.dropFirst()) {
      guard let late = older.lastAnswer, let early = newer.firstAnswer, early < late,
        let drawing = drawing(after: late, of: older),
        self.drawing(after: early, of: newer, before: late) != nil,
        let view = drawing.receiver ?? older.call.sender
      else { continue }
      return finding(older, newer, drawing, view)
    }
    return nil
  }

  private func finding(
    _ older: Request,
    _ newer: Request,
    _ drawing: Event,
    _ view: Participant
  ) -> Finding {
    let events = evidence.trace.events
    let late = older.lastAnswer.map { events[$0] }
    let early = newer.firstAnswer.map { events[$0] }
    let rows = [older.call, newer.call, early, late, drawing].compactMap { $0?.number }.eachOnce
    return Finding(
      "refresh-race",
      "\(view) shows the answer to \(older.call.rowName), not to the later \(newer.call.rowName).",
      details: [
        "The later request was answered first\(place(early)); the older answer came after "
          + "it\(place(late)), and was drawn."
      ],
      repair: "take the answer to the last request only",
      rows: rows.sorted()
    )
  }

  private func place(_ event: Event?) -> String { event?.number.map { ", in #\($0)" } ?? "" }

  /// The message to a screen, or the new screen, that an answer led to.
  private func drawing(after answer: Int, of request: Request, before end: Int = .max) -> Event? {
    let event = evidence.trace.events[answer]
    let number = event.isAnswer ? request.call.cause : event.number
    let places = request.call.sender?.isScreen == true ? screens : number.flatMap { drawings[$0] }
    let place = places?.first { $0 > answer }
    return place.flatMap { $0 < end ? evidence.trace.events[$0] : nil }
  }
}

extension Request {
  /// What requests share that can overtake each other: who asks whom for what.
  fileprivate var race: [String] {
    [asker, call.receiver?.name ?? "", call.message?.text ?? ""]
  }

  /// Where the last answer stands.
  fileprivate var lastAnswer: Int? { (answers + values).map(\.place).max() }
}
