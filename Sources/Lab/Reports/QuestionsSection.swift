import Traces

/// A part of a report: questions that a newcomer to the code should be able to answer, with folded answers.
struct QuestionsSection {
  typealias Question = (words: String, answer: String)

  let blocks: [String]

  init(_ plays: [(name: String, trace: Trace)], _ graph: ObjectGraph?, and others: [Question] = [])
  {
    let calls = plays.flatMap(\.trace.events).filter { $0.isMessage && $0.kind != .lost }
    let questions =
      [
        QuestionsSection.weak(graph), QuestionsSection.store(calls),
        QuestionsSection.partners(calls), QuestionsSection.longest(plays),
        QuestionsSection.shown(calls),
      ].compactMap(\.self) + others
    blocks = questions.enumerated().map { index, question in
      Markdown.details("\(index + 1). \(question.words)", [question.answer])
    }
  }

  private static func weak(_ graph: ObjectGraph?) -> Question? {
    let weak = graph?.referencesThatBreakCircles ?? []
    guard !weak.isEmpty else { return nil }
    let names = weak.map { Markdown.code("\($0.owner.name).\($0.property)") }
    return (
      words: "Which references keep no object alive, and what would happen if they were strong?",
      answer: "\(names.listed()). If one were strong, a circle of strong references would be "
        + "closed, and no object in it would ever be released."
    )
  }

  private static func store(_ calls: [Event]) -> Question? {
    let asking = calls.filter { $0.receiver?.isStore == true }.compactMap(\.sender?.name).uniqued()
    guard !asking.isEmpty else { return nil }
    return (
      words: "Who asks for data, and who does not?",
      answer: "Only \(asking.map(Markdown.text).listed()) \(asking.count == 1 ? "asks" : "ask")."
    )
  }

  private static func partners(_ calls: [Event]) -> Question? {
    let others = Dictionary(
      grouping: calls.filter { $0.sender?.isUser == false && $0.receiver != nil },
      by: { $0.sender?.name ?? "" }
    ).mapValues { $0.compactMap(\.receiver?.name).uniqued() }
    let busiest = others.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let (name, names) = busiest, names.count > 1 else { return nil }
    return (
      words: "\(Markdown.text(name)) talks to \(names.count) others. Which?",
      answer: names.sorted().map(Markdown.text).listed() + "."
    )
  }

  private static func longest(_ plays: [(name: String, trace: Trace)]) -> Question? {
    let chains = plays.compactMap { name, trace in trace.longestChain.map { (name, $0) } }
    guard let (name, chain) = chains.max(by: { $0.1.count < $1.1.count }), chain.count > 2,
      let action = chain.first, action.kind == .action
    else { return nil }
    let steps = chain.dropFirst().map {
      Markdown.code(
        "\($0.sender?.name ?? "nobody") -> \($0.receiver?.name ?? "nobody") \($0.label)"
      )
    }
    let place = plays.count > 1 ? " in \(Markdown.text(name))" : ""
    return (
      words: "After \(Markdown.text(action.label))\(place), which message leads to which?",
      answer: steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    )
  }

  private static func shown(_ calls: [Event]) -> Question? {
    let toView = calls.filter {
      $0.receiver?.role.kind == Role.view.kind && $0.sender?.isUser == false
    }
    let senders = toView.compactMap(\.sender?.name).uniqued()
    let messages = toView.compactMap(\.message?.baseName).uniqued()
    guard !messages.isEmpty else { return nil }
    return (
      words: "Who tells the View what to show, and with which messages?",
      answer: "\(senders.map(Markdown.text).listed()): \(messages.map(Markdown.code).listed())."
    )
  }
}

extension Trace {
  fileprivate var longestChain: [Event]? {
    var depths: [Int] = []
    var deepest: Int?
    for (index, event) in events.enumerated() {
      let cause = event.cause.flatMap { self.index(ofRow: $0) }
      depths.append(cause.map { $0 < index ? depths[$0] + 1 : 1 } ?? 0)
      guard event.kind == .call else { continue }
      if deepest.map({ depths[index] > depths[$0] }) ?? true { deepest = index }
    }
    return deepest.map { causes(of: events[$0]) + [events[$0]] }
  }
}

extension ObjectGraph {
  fileprivate var referencesThatBreakCircles: [Reference] {
    let strong = references.filter { $0.strength == .strong }
    return references.filter { reference in
      let held = strong.filter { $0.owner == reference.target }.map(\.target)
      return reference.strength != .strong && retained(by: held).contains(reference.owner)
    }
  }
}
