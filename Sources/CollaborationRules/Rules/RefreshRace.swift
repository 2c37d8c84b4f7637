import RoleNames
import Sequences
import Traces

extension Rule {
  static let refreshRace = Rule(
    "refresh-race",
    nothing: "no message requests data",
    needs: [\.missingCauses]
  ) { evidence in
    let requests = evidence.facts.requests
    return (Races(requests.all, evidence).all, requests.examined)
  }
}

/// Requests whose answers were drawn too late: after the answer to a newer one, or after the text they were sent for was cleared.
private struct Races {
  /// Two requests that were answered in reverse order: first the newer, then the older.
  ///
  /// Both have the same message name, sender and receiver; or the older asked for saved data, and the newer for present data.
  private typealias Race = (older: Request, newer: Request, late: Int, early: Int)
  /// A request whose answer at the index `late` came after the text it was sent for had been cleared by the message at `clearing`.
  private typealias Leftover = (request: Request, clearing: Int, late: Int)

  private let evidence: Evidence
  private(set) var all: [Finding] = []
  /// The indices of messages to screens that a racing answer caused, by the index of the row in which the answer arrived.
  private var drawings: [Int: [Int]] = [:]
  private var screens: [Int] = []
  /// The indices of messages to each participant that may clear a text.
  private var clearings: [Participant: [Int]] = [:]

  init(_ requests: [Request], _ evidence: Evidence) {
    self.evidence = evidence
    let answered = requests.filter { $0.isAnswered && !$0.call.listens }
    let alike = answered.grouped { $0.call.ends + [$0.call.message?.name ?? ""] }
    let races =
      alike.map { alike in
        alike.indices.compactMap { Races.race(alike[$0], with: alike[($0 + 1)...]) }
      } + [racesWithSavedData(answered)]
    for (index, event) in evidence.events where event.mayClear {
      if let receiver = event.receiver { clearings[receiver, default: []].append(index) }
    }
    let leftovers = alike.flatMap(leftovers)
    for race in races.joined() {
      for row in [row(of: race.late, race.older), row(of: race.early, race.newer)] {
        if let row { drawings[row] = [] }
      }
    }
    for leftover in leftovers {
      if let row = row(of: leftover.late, leftover.request) { drawings[row] = [] }
    }
    for (index, event) in evidence.events {
      if event.kind == .screen { screens.append(index) }
      guard !drawings.isEmpty, event.isMessage, event.kind != .lost,
        event.receiver?.isScreen == true
      else { continue }
      for cause in evidence.causeIndices(of: event) { drawings[cause]?.append(index) }
    }
    var drawn: Set<Int> = []
    all = races.compactMap { $0.lazy.compactMap(finding).first } + leftovers.compactMap(finding)
    all = all.filter { finding in finding.rows.last.map { drawn.insert($0).inserted } ?? true }
  }

  /// Returns the race of a request with the next one, or else with the newest of the next eight that was answered before it.
  private static func race(_ older: Request, with later: ArraySlice<Request>) -> Race? {
    let next = later.prefix(8)
    return (next.prefix(1) + next.reversed()).lazy.compactMap { race(older, $0) }.first
  }

  private static func race(_ older: Request, _ newer: Request) -> Race? {
    guard let late = older.lastAnswer, let early = newer.firstAnswer, early < late else {
      return nil
    }
    return (older, newer, late, early)
  }

  /// Returns the races within one action between requests for saved data and requests of the same sender for present data.
  private func racesWithSavedData(_ requests: [Request]) -> [Race] {
    let once = requests.filter {
      $0.answers.count + $0.values.count == 1 && $0.published.isEmpty && !$0.returnsPublisher
    }
    let actions = once.grouped { [$0.sender.name, "\(evidence.facts.outermost[$0.index])"] }
    return actions.flatMap { sent in
      let present = sent.filter { !$0.asksForSavedData }.prefix(8)
      return sent.filter(\.asksForSavedData).flatMap { saved in
        present.filter(saved.asksForSameData).compactMap { present in
          let race = Races.race(saved, present)
          return race.flatMap { race in
            let isNewer = !evidence.trace.events[race.early].tellsFailure
            return isNewer && race.early > saved.index ? race : nil
          }
        }
      }
    }
  }

  /// Returns those requests of one kind whose text was cleared before their answer came, with no other request in between.
  private func leftovers(of alike: [Request]) -> [Leftover] {
    alike.enumerated().compactMap { position, request in
      guard let late = request.lastAnswer, let clearing = clearing(of: request), clearing < late,
        !request.call.namesChange,
        position + 1 == alike.count || alike[position + 1].index > late
      else { return nil }
      return (request, clearing, late)
    }
  }

  /// Returns the index of the first of the next eight messages that clears the text for which a request was sent; nil if none does.
  private func clearing(of request: Request) -> Int? {
    let typed = evidence.causes(of: request.call)
    let next = typed.compactMap(\.receiver).uniqued().flatMap { receiver in
      let all = clearings[receiver, default: []]
      return all[all.partitionPoint { $0 > request.index }...].prefix(8)
    }
    return next.filter { index in
      let event = evidence.trace.events[index]
      return typed.contains { $0.receiver == event.receiver && event.clears($0) }
    }.min()
  }

  private func isReplaced(_ newer: Event, by older: Event, _ race: Race) -> Bool {
    let outermost = evidence.facts.outermost
    guard
      outermost[race.older.index] != outermost[race.newer.index] || race.older.asksForSavedData,
      newer.receiver == older.receiver, newer.message?.name == older.message?.name
    else { return false }
    return older.message.map { message in
      !message.isForPlace && !message.names(race.older.call.message)
        && newer.message.map(message.hasOtherPlace) != true
    } ?? true
  }

  private func finding(_ race: Race) -> Finding? {
    let (older, newer) = (race.older.call, race.newer.call)
    guard let drawing = drawing(after: race.late, of: race.older),
      let earlier = self.drawing(after: race.early, of: race.newer, before: race.late),
      older.message?.text == newer.message?.text || isReplaced(earlier, by: drawing, race)
    else { return nil }
    let view = drawing.receiver ?? race.older.sender
    let (late, early) = (evidence.trace.events[race.late], evidence.trace.events[race.early])
    let asked = "the answer to \(older.rowName)"
    let isOfSavedData = older.ends + [older.message?.name] != newer.ends + [newer.message?.name]
    let (rival, first, last, repair) =
      isOfSavedData
      ? ("the newer data of", newer.rowName, "data", "take saved data only until newer data comes")
      : ("to the later", "The later request", "answer", "take the answer to the last request only")
    let end = drawing.tellsNothing ? "" : ", and was drawn"
    return Finding(
      drawing.tellsNothing
        ? "\(race.older.sender) got \(asked) last, not \(rival) \(newer.rowName)."
        : "\(view) shows \(asked), not \(rival) \(newer.rowName).",
      details: [
        "\(first) was answered first\(row(of: early)); the older \(last) came after "
          + "it\(row(of: late))\(end)."
      ],
      repair: repair,
      rows: [older, newer, early, late, drawing].compactMap(\.number).uniqued().sorted()
    )
  }

  private func finding(_ leftover: Leftover) -> Finding? {
    let (request, clearing) = (leftover.request.call, evidence.trace.events[leftover.clearing])
    guard let drawing = drawing(after: leftover.late, of: leftover.request), !drawing.tellsNothing,
      let view = drawing.receiver,
      // What is drawn for an empty text may be drawn again.
      !evidence.facts.consequences(of: leftover.clearing).contains(where: {
        evidence.trace.events[$0].message == drawing.message
      })
    else { return nil }
    let late = evidence.trace.events[leftover.late]
    return Finding(
      "\(view) shows the answer to \(request.rowName), though its text was cleared.",
      details: [
        "\(clearing.rowName) cleared the text; the answer came after it\(row(of: late)), "
          + "and was drawn."
      ],
      repair: "take the answer only while the text is the one that was asked for",
      rows: [request, clearing, late, drawing].compactMap(\.number).uniqued().sorted()
    )
  }

  private func row(of event: Event) -> String { event.number.map { ", in #\($0)" } ?? "" }

  /// Returns the first message to a screen that an answer caused before `end`, if possible one that shows something.
  ///
  /// For a request by a screen, returns the next change of the screen.
  private func drawing(after answer: Int, of request: Request, before end: Int = .max) -> Event? {
    let indices =
      request.sender.isScreen && !screens.isEmpty
      ? screens : row(of: answer, request).flatMap { drawings[$0] }
    let all = indices ?? []
    let later = all[all.partitionPoint { $0 > answer }...].prefix { $0 < end }
    let drawing = later.first { !evidence.trace.events[$0].tellsNothing } ?? later.first
    return drawing.map { evidence.trace.events[$0] }
  }

  /// Returns the index of the row by which an answer arrived: the answering call, or the cause of a request answered by a value.
  private func row(of answer: Int, _ request: Request) -> Int? {
    let event = evidence.trace.events[answer]
    return evidence.index(ofRow: event.isAnswer ? request.call.cause : event.number)
  }
}

extension Request {
  /// Whether the request asks for data that was saved earlier, by its name or its receiver's: `savedArticles()`, a `Cache`.
  fileprivate var asksForSavedData: Bool {
    let names = Set(receiver.family.smallWords)
    return !call.namesChange
      && (!Vocabulary.saved.isDisjoint(with: call.words)
        || !names.isDisjoint(with: Vocabulary.savers) && names.isDisjoint(with: Vocabulary.servers))
  }

  /// Returns whether two requests to different objects name the same data: `cachedArticles()` and `fetchArticles()`.
  fileprivate func asksForSameData(as other: Request) -> Bool {
    let fillers = Vocabulary.saved.union(Vocabulary.asking).union(Vocabulary.fillers)
    let nouns = [call, other.call].map { Set($0.words).subtracting(fillers).map(\.stem) }
      .map(Set.init)
    return receiver != other.receiver && !nouns[0].isDisjoint(with: nouns[1])
  }
}

extension Event {
  /// Returns whether the message clears a text that `typed` passed on: it is the same with an empty text, or names both, as
  /// `searchCancelled()` does after `searchTextChanged("ab")`.
  fileprivate func clears(_ typed: Event) -> Bool {
    guard typed.hasText else { return false }
    if message?.name == typed.message?.name {
      return !hasText && message?.valuesBesidesTexts == typed.message?.valuesBesidesTexts
    }
    return !allWords.isDisjoint(with: Vocabulary.clearing)
      && !Vocabulary.fields.isDisjoint(with: Set(words).intersection(typed.words))
  }

  /// Whether an argument is a text that is not empty.
  private var hasText: Bool {
    message?.arguments?.contains {
      $0.value.summary.hasPrefix("\"") && $0.value.summary != Event.emptyText
    } == true
  }

  /// Whether the message may clear a text, by an empty text or by its name.
  fileprivate var mayClear: Bool {
    message?.arguments?.contains { $0.value.summary == Event.emptyText } == true
      || !allWords.isDisjoint(with: Vocabulary.clearing)
  }

  private static let emptyText = "\"\""
}

extension Message {
  /// The arguments that are no texts, as text: the field of `textDidChange("ab", in: .name)`.
  fileprivate var valuesBesidesTexts: [String] {
    (arguments ?? []).map(\.value.summary).filter { !$0.hasPrefix("\"") }
  }
}

extension [Int] {
  /// Returns the first of these ascending numbers that is greater than `number` and less than `end`; nil if there is none.
  func first(after number: Int, before end: Int = .max) -> Int? {
    let index = partitionPoint { $0 > number }
    return index < endIndex && self[index] < end ? self[index] : nil
  }
}
