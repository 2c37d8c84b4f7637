import Sequences
import Traces

extension Rule {
  static let viewBypass = Rule(
    "view-bypass",
    """
    a View sends no message past its Presenter
    What: A View calls an Interactor, a Repository, a Store or a Router itself, though its
    architecture leaves that to another object, mostly to a Presenter or a ViewModel.
    Why: The View now knows where data comes from or how screens follow each other. Its decisions
    there cannot be tested without a screen, and the next View has to make them again.
    Signs: Everything works, with one message less. In the diagram an arrow passes over the
    Presenter's lane.
    Repair: Tell the Presenter what the person did, and let it ask.
    Hint: Which protocols does the View hold? wiring view lists them. The messages that each
    architecture allows: explain layer-skip.
    Code:
    // not: interactor.delete(todo)
    presenter?.didDelete(at: index)
    """,
    nothing: "no View whose architecture is known has sent a message"
  ) { evidence in
    let violations = LayerViolations(evidence)
    return (
      violations.all.filter(\.isByView).grouped(by: \.event.route).compactMap {
        finding($0, evidence)
      },
      violations.examined.ofViews
    )
  }

  private static func finding(_ violations: [LayerViolation], _ evidence: Evidence) -> Finding? {
    guard let first = violations.first,
      let role = first.table.receivers(of: first.sender.role).first
    else { return nil }
    let (view, other) = (first.sender, first.receiver)
    let people = evidence.trace.lanes.filter { $0.role.counts(as: role) }
    let middle = people.first { $0.module == view.module } ?? people.first
    let name = middle?.name ?? "its \(role.name)"
    return Finding(
      "view-bypass",
      "\(view) calls \(other) itself; it should ask \(name).",
      details: ["\(violations.map(\.event.rowName).listed(atMost: 3)) went past \(name)."],
      repair:
        "call \((middle?.role ?? role).name.uncapitalized) in \(view.family), and let it call \(other)",
      rows: violations.compactMap(\.event.number)
    )
  }
}
