import Sequences
import Traces

extension Rule {
  static let layerSkip = Rule(
    "layer-skip",
    """
    each role talks to its neighbours only
    What: A message takes a road that its architecture does not have: in VIPER, an Interactor shows
    something itself, a Presenter asks the Store, a Router asks for data. Below stand the allowed
    roads.
    Why: Each layer hides the layers behind it, so that either side can be changed or tested alone.
    A message past a layer ties both sides together, and the layer cannot decide about it.
    Signs: Everything works, with one message less. In the diagram an arrow passes over the lane of
    the role that should have been asked.
    Repair: Tell the neighbour, and let the neighbour send the next message.
    Hint: For a trace from a file, the roles tell the architecture, or --architecture names it. A
    Repository may answer its caller, and a role that no architecture names is not judged.
    Code:
    // not, in the Interactor: view.show(text)
    presenter?.didFetch(forecast)
    // in the Presenter
    view?.show(text(for: forecast))
    """,
    table: LayerTable.all.map(\.description).joined(separator: "\n"),
    nothing: "no object whose architecture is known has sent a message",
    yieldingTo: ["view-bypass", "module-boundary"]
  ) { evidence in
    let violations = LayerViolations(evidence)
    return (
      violations.all.filter { !$0.isByView }.grouped(by: \.event.route).compactMap(finding),
      violations.examined.ofOthers.union(violations.examined.ofViews)
    )
  }

  private static func finding(_ violations: [LayerViolation]) -> Finding? {
    guard let first = violations.first else { return nil }
    let (sender, receiver) = (first.sender, first.receiver)
    let allowed = first.table.receivers(of: sender.role).map(\.name).listed("or")
    let role = sender.role.name.withArticle.capitalized
    return Finding(
      "layer-skip",
      "\(sender) talks to \(receiver); \(first.table.title) has no such road.",
      details: [
        "\(violations.map(\.event.rowName).listed(atMost: 3)) \(violations.count == 1 ? "goes" : "go") there.",
        allowed.isEmpty ? "\(role) talks to no role there." : "\(role) talks to \(allowed) only.",
      ],
      repair: first.neighbour.map { "tell the \($0.name), and let it talk to \(receiver)" }
        ?? "leave it to a role that may talk to \(receiver)",
      rows: violations.compactMap(\.event.number)
    )
  }
}

extension LayerViolation {
  /// The role between sender and receiver that the sender may call and that may call the receiver; nil without one.
  fileprivate var neighbour: Role? {
    table.receivers(of: sender.role).first { role in
      table.receivers(of: role).contains { receiver.role.counts(as: $0) }
    }
  }
}
