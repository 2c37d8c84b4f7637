/// The limits of time and memory for a diagram of 100,000 messages.
struct DiagramBudget {
  let name: String
  let seconds: Double
  var megabytes = Double.infinity

  static let all = [
    DiagramBudget(name: "ladder", seconds: 0.15, megabytes: 20),
    DiagramBudget(name: "wide", seconds: 0.4),
  ]

  /// Returns a sentence on whether the budget is met; nil where 100,000 messages were not drawn.
  func verdict(_ costs: [DiagramCosts]) -> String? {
    guard let cost = costs.first(where: { $0.name == name })?[100_000] else { return nil }
    let isMet = cost.seconds <= seconds && cost.megabytes <= megabytes
    let memory = megabytes.isFinite ? " and \(rounded(megabytes, 0)) MB" : ""
    return """
      Budget of 100,000 messages, \(name): \(rounded(seconds, 2)) s\(memory): \
      \(isMet ? "met" : "not met") (\(rounded(cost.seconds, 3)) s, \(rounded(cost.megabytes, 1)) MB).
      """
  }
}
