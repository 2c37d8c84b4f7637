/// A command whose cost must not grow faster than its input.
struct GrowthCase {
  let name: String
  /// The size of the smaller input; the larger one is four times as large.
  let size: Int
  let file: String
  let input: @Sendable (Int) -> String
  /// The arguments of `viperlab` before the file.
  let words: [String]
  /// Whether the file follows twice, as for a comparison of two traces.
  var takesFileTwice = false
  /// The expected exit status; 1 where there are findings.
  var status = 0
}

extension GrowthCase {
  static let all = [
    GrowthCase(
      name: "report, calls nested",
      size: 5_000,
      file: "nested.jsonl",
      input: nested,
      words: ["report"]
    ),
    GrowthCase(
      name: "report, objects created",
      size: 5_000,
      file: "objects.trace",
      input: objects,
      words: ["report"]
    ),
    GrowthCase(
      name: "svg, objects created",
      size: 5_000,
      file: "objects.trace",
      input: objects,
      words: ["diagram", "--format", "svg"]
    ),
    GrowthCase(
      name: "exchanges on a page",
      size: 2_000,
      file: "page.md",
      input: page,
      words: ["transcripts", "test"]
    ),
    GrowthCase(
      name: "actions, then undo",
      size: 2_000,
      file: "undo.vl",
      input: { walk($0, then: ["undo"]) },
      words: ["run"]
    ),
    GrowthCase(
      name: "actions, undone and done again",
      size: 1_000,
      file: "redo.vl",
      input: { count in
        let times = count / 4
        return walk(
          count,
          then: Array(repeating: "undo", count: times) + Array(repeating: "redo", count: times)
        )
      },
      words: ["run"]
    ),
    GrowthCase(
      name: "actions, then inject and heal",
      size: 2_000,
      file: "heal.vl",
      input: { walk($0, then: ["inject nil-link presenter.interactor", "heal"]) },
      words: ["run"]
    ),
    GrowthCase(
      name: "diagram, rows",
      size: 50_000,
      file: "rows.trace",
      input: rows,
      words: ["diagram"]
    ),
    GrowthCase(
      name: "findings, rows",
      size: 20_000,
      file: "rows.trace",
      input: rows,
      words: ["findings"],
      status: 1
    ),
    GrowthCase(
      name: "diff, rows",
      size: 20_000,
      file: "rows.trace",
      input: rows,
      words: ["diff"],
      takesFileTwice: true
    ),
  ]
}

// MARK: - Inputs

extension GrowthCase {
  @Sendable private static func nested(_ count: Int) -> String {
    let rows = (1...count).map { number in
      let (sender, receiver) =
        number.isMultiple(of: 2) ? ("View", "Presenter") : ("Presenter", "View")
      let cause = number > 1 ? ",\"cause\":\(number - 1)" : ""
      return """
        {"kind":"call","number":\(number),"from":{"role":"\(sender)"},"to":{"role":"\(receiver)"},\
        "message":{"name":"a()"}\(cause)}

        """
    }
    return "{\"viperlab\":1,\"lanes\":[]}\n" + rows.joined()
  }

  @Sendable private static func objects(_ count: Int) -> String {
    (1...count).map {
      "User -> View  tap\n  Router ->* D\($0).View\n  View -> D\($0).Presenter  a()\n"
    }.joined()
  }

  @Sendable private static func rows(_ count: Int) -> String {
    DiagramInput(labels: .usual, messages: count).text
  }

  @Sendable private static func walk(_ actions: Int, then others: [String]) -> String {
    let turns = (0..<actions).map { $0.isMultiple(of: 2) ? "tap 1" : "back" }
    return (["load products", "open"] + turns + others).joined(separator: "\n") + "\n"
  }

  /// A transcript that passes: `fold` has the same answer each time.
  @Sendable private static func page(_ exchanges: Int) -> String {
    let exchange = "viper> fold\nCounted instead of drawn: rows that repeat.\n"
    return "# Exchanges\n\n```console\n\(String(repeating: exchange, count: exchanges))```\n"
  }
}
