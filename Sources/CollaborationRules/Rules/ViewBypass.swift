import Traces

extension Rule {
  static let viewBypass = Rule(
    "view-bypass",
    RulePage(
      "a View speaks to nobody behind its Presenter",
      what: """
        A View calls an Interactor, a Repository, a Store or a Router itself, though there is a \
        Presenter or a ViewModel to ask.
        """,
      why: """
        The View now knows where data comes from or how screens follow each other. What it decides \
        there cannot be tested without a screen, and the next View has to decide it again.
        """,
      signs: """
        Everything works, with one message less. In the diagram an arrow passes over the \
        Presenter's lane.
        """,
      repair: "Tell the Presenter what the person did, and let it ask.",
      code: """
        // not: interactor.delete(todo)
        presenter?.didDelete(at: index)
        """,
      hint: "Which protocols does the View hold? wiring view lists them."
    )
  ) { evidence in
    let prepared = Set(evidence.trace.lanes.filter(\.preparesScreens).map(\.module))
    let sent = evidence.events.filter { _, event in
      event.isMessage && event.sender?.role.isOfKind(to: .view) == true
        && event.sender.map { prepared.contains($0.module) } == true
    }
    let wrong = sent.map(\.element).filter { $0.receiver?.isBehindPresenter == true }
    return Judgement(
      wrong.grouped(by: \.way).compactMap { finding($0, evidence) },
      judged: Set(sent.map { .message($0.offset) }),
      none: "no View with a Presenter or a ViewModel has sent a message"
    )
  }

  private static func finding(_ messages: [Event], _ evidence: Evidence) -> Finding? {
    guard let first = messages.first, let view = first.sender, let other = first.receiver,
      let middle = evidence.trace.lanes.first(where: {
        $0.preparesScreens && $0.module == view.module
      })
    else { return nil }
    let rows = messages.compactMap(\.number)
    return Finding(
      "view-bypass",
      "\(view) calls \(other) itself; it should ask \(middle).",
      details: ["\(rows.rowNames) \(first.message?.name ?? "") went past \(middle)."],
      repair: "call \(middle.variable) in \(view.family), and let it call \(other)",
      rows: rows
    )
  }
}

extension Participant {
  /// Whether a View has no business with it.
  fileprivate var isBehindPresenter: Bool {
    role.isOfKind(to: .interactor, .repository, .store, .router)
  }
}

extension Event {
  /// From what kind of object to what kind of object a message goes.
  var way: [String] { [sender?.family ?? "", receiver?.family ?? ""] }
}
