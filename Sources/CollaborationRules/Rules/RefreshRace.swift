import Sequences
import Traces

extension Rule {
  static let refreshRace = Rule(
    "refresh-race",
    RulePage(
      "the answer to the last request is what is shown",
      what: """
        The same was asked twice, or two texts typed into one field were searched for, and the answer to \
        the first request came last. It was drawn over the answer to the second.
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
    guard evidence.hasCauses else { return .nothing(evidence.lackOfRequests) }
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
  /// Two requests of one kind, of which the older was answered last.
  private struct Race {
    let older: Request
    let newer: Request
    let late: Int
    let early: Int

    init?(_ older: Request, _ newer: Request) {
      guard let late = older.lastAnswer, let early = newer.firstAnswer, early < late else {
        return nil
      }
      (self.older, self.newer, self.late, self.early) = (older, newer, late, early)
    }
  }

  private let evidence: Evidence
  private(set) var all: [Finding] = []
  /// Where messages to screens stand, by where the rows stand that led to them: only of those rows that
  /// are asked for, since a deep conversation has many.
  private var drawings: [Int: [Int]] = [:]
  /// Where the screen has changed.
  private var screens: [Int] = []

  init(_ requests: [Request], _ evidence: Evidence) {
    self.evidence = evidence
    let answered = requests.filter(\.isAnswered)
    let races = answered.grouped(by: evidence.race).map { alike in
      zip(alike, alike.dropFirst()).compactMap { Race($0, $1) }
    }
    for race in races.joined() {
      for row in [row(of: race.late, race.older), row(of: race.early, race.newer)] {
        if let row { drawings[row] = [] }
      }
    }
    findDrawings()
    all = races.compactMap { $0.lazy.compactMap(finding).first }
  }

  private mutating func findDrawings() {
    for (index, event) in evidence.events {
      if event.kind == .screen { screens.append(index) }
      guard !drawings.isEmpty, event.isMessage, event.kind != .lost,
        event.receiver?.isScreen == true
      else { continue }
      for cause in evidence.causeIndices(of: event) { drawings[cause]?.append(index) }
    }
  }

  private func finding(_ race: Race) -> Finding? {
    guard let drawing = drawing(after: race.late, of: race.older),
      self.drawing(after: race.early, of: race.newer, before: race.late) != nil,
      let view = drawing.receiver ?? race.older.call.sender
    else { return nil }
    return finding(race.older, race.newer, drawing, view)
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
        "The later request was answered first\(row(of: early)); the older answer came after "
          + "it\(row(of: late)), and was drawn."
      ],
      repair: "take the answer to the last request only",
      rows: rows.sorted()
    )
  }

  private func row(of event: Event?) -> String { event?.number.map { ", in #\($0)" } ?? "" }

  /// The message to a screen, or the new screen, that an answer led to.
  private func drawing(after answer: Int, of request: Request, before end: Int = .max) -> Event? {
    let indices =
      request.call.sender?.isScreen == true
      ? screens : row(of: answer, request).flatMap { drawings[$0] }
    let index = indices?.first(after: answer)
    return index.flatMap { $0 < end ? evidence.trace.events[$0] : nil }
  }

  /// The row inside which an answer is drawn: itself, or for a value what asked for it.
  private func row(of answer: Int, _ request: Request) -> Int? {
    let event = evidence.trace.events[answer]
    return evidence.index(ofRow: event.isAnswer ? request.call.cause : event.number)
  }
}

extension [Int] {
  /// The first number above another, of numbers that ascend.
  fileprivate func first(after number: Int) -> Int? {
    let index = partitionPoint { $0 > number }
    return index < endIndex ? self[index] : nil
  }
}

extension Evidence {
  /// What requests share that can overtake each other: who asks whom for what; of what is asked for because of a text that
  /// is typed, only where it is typed.
  fileprivate func race(_ request: Request) -> [String] {
    let people = [request.asker, request.call.receiver?.name ?? ""]
    let action = causes(of: request.call).last { $0.kind == .action }?.message?.text ?? ""
    let words = action.split(separator: " ").map(String.init)
    if words.first == "type" {
      let field = words.count > 2 && words[1].first != "\"" ? words[1] : ""
      return people + [request.call.message?.name ?? "", "type", field]
    }
    return people + [request.call.message?.text ?? ""]
  }
}

extension Request {
  /// Where the last answer stands.
  fileprivate var lastAnswer: Int? { (answers + values).map(\.index).max() }
}
