import Sequences
import Traces

extension Rule {
  static let viewBypass = Rule(
    "view-bypass",
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
    let wired = evidence.seams.filter { $0.owner == view }.compactMap(\.target)
    let middle = people.first {
      wired.contains($0) || evidence.facts.ensembles[$0] == view.ensemble
    }
    let rows = violations.compactMap(\.event.number)
    guard let middle else {
      let delegation =
        other.role.counts(as: .coordinator) ? ", or let \(other) be the delegate of the View" : ""
      return Finding(
        "\(view) calls \(other) itself, and has no \(role.name) to ask.",
        details: [
          "\(violations.map(\.event.rowName).listed(atMost: 3)) \(violations.count == 1 ? "goes" : "go") straight to it."
        ],
        repair: "make \(role.name.withArticle) for \(view.family)\(delegation)",
        rows: rows
      )
    }
    let roads = first.table.receivers(of: middle.role)
    let isOnRoad = roads.contains { other.role.counts(as: $0) }
    let interactor = roads.first { $0.counts(as: .interactor) }.map { "the \($0.name)" }
    let next = isOnRoad ? other.name : interactor ?? other.name
    return Finding(
      "\(view) calls \(other) itself; it should ask \(middle).",
      details: ["\(violations.map(\.event.rowName).listed(atMost: 3)) went past \(middle)."],
      repair:
        "call \(middle.variable) in \(view.family), and let it call \(next)",
      rows: rows
    )
  }
}
