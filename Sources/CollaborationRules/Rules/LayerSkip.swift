import Sequences
import Traces

extension Rule {
  static let layerSkip = Rule(
    "layer-skip",
    table: LayerTable.all.map(\.description).joined(separator: "\n"),
    yieldingTo: ["view-bypass", "module-boundary"]
  ) { evidence in
    let violations = LayerViolations(evidence)
    var result = RuleResult(
      violations.all.filter { !$0.isByView }.grouped(by: \.event.route).compactMap(finding),
      examined: violations.examined.all,
      none: "no object whose architecture is known has sent a message"
    )
    if let first = violations.unclear.first, let view = first.sender, let asked = first.receiver {
      result.remark =
        "Not judged: whether \(view) may ask \(asked) in \(violations.unclear.compactMap(\.number).rowNames): "
        + "the role of \(asked) is not known. If it provides data, another object should ask it."
    }
    return result
  }

  private static func finding(_ violations: [LayerViolation]) -> Finding? {
    guard let first = violations.first else { return nil }
    let (sender, receiver) = (first.sender, first.receiver)
    let allowed = first.table.receivers(of: sender.role).map(\.name).listed("or")
    let between = first.table.receivers(of: sender.role).first { role in
      first.table.receivers(of: role).contains { receiver.role.counts(as: $0) }
    }
    let role = sender.role.name.withArticle.capitalized
    return Finding(
      "\(sender) talks to \(receiver); \(first.table.title) has no such road.",
      details: [
        "\(violations.map(\.event.rowName).listed(atMost: 3)) \(violations.count == 1 ? "goes" : "go") there.",
        allowed.isEmpty ? "\(role) talks to no role there." : "\(role) talks to \(allowed) only.",
      ],
      repair: between.map { "tell the \($0.name), and let it talk to \(receiver)" }
        ?? "leave it to a role that may talk to \(receiver)",
      rows: violations.compactMap(\.event.number)
    )
  }
}
