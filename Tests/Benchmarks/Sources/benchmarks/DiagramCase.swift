import Foundation

struct DiagramCase {
  let name: String
  var labels = DiagramInput.Labels.usual
  var format = DiagramInput.Format.notation
  var limit = Int.max
  var readsInput = false
  /// The program and its arguments, without the file.
  let words: [String]

  func cost(messages: Int, in folder: BenchmarkFolder, rounds: Int) throws -> ProcessCost {
    let input = DiagramInput(labels: labels, messages: messages)
    let file = try folder.file(of: input, as: format)
    let words = readsInput ? words : words + [file.path]
    return try ProcessCost(of: words, input: readsInput ? file : nil, rounds: rounds)
  }

  /// Both layouts with each kind of input that can slow them down.
  static func all(_ viperlab: Viperlab) -> [DiagramCase] {
    ["ladder", "wide"].flatMap { layout in
      let words = [viperlab.path, "diagram", "--layout", layout, "--width", "120"]
      return [
        DiagramCase(name: layout, words: words),
        DiagramCase(name: "\(layout), --fold", words: words + ["--fold"]),
        DiagramCase(
          name: "\(layout), --fold, nearly repeating",
          labels: .nearlyRepeating,
          words: words + ["--fold"]
        ),
        DiagramCase(name: "\(layout), unique labels", labels: .unique, words: words),
        DiagramCase(name: "\(layout), Korean labels", labels: .korean, words: words),
        DiagramCase(name: "\(layout), JSON Lines", format: .jsonLines, words: words),
      ]
    }
  }

  // Other programs that draw sequence diagrams as text, where they are installed.

  static let peers = [
    DiagramCase(
      name: "plantuml -utxt",
      format: .plantUML,
      limit: 1_000,
      readsInput: true,
      words: ["plantuml", "-utxt", "-pipe"]
    ),
    DiagramCase(
      name: "mermaid-ascii",
      format: .mermaid,
      limit: 100_000,
      words: ["mermaid-ascii", "-f"]
    ),
    DiagramCase(name: "seqdia", format: .mermaid, limit: 100_000, words: ["seqdia"]),
    DiagramCase(name: "mermaid-text", format: .mermaid, limit: 100_000, words: ["mermaid-text"]),
  ]

  var isInstalled: Bool {
    words.first.map(Program.isInstalled) ?? false
  }
}

struct DiagramCosts {
  let name: String
  /// The costs, from few messages to many.
  private(set) var points: [(messages: Int, cost: ProcessCost)] = []

  init(of one: DiagramCase, sizes: [Int], in folder: BenchmarkFolder, rounds: Int) throws {
    name = one.name
    for messages in sizes where messages <= one.limit {
      points.append((messages, try one.cost(messages: messages, in: folder, rounds: rounds)))
    }
  }

  subscript(messages: Int) -> ProcessCost? { points.first { $0.messages == messages }?.cost }

  /// Microseconds per message at the largest number of messages.
  var microseconds: Double? {
    points.last.map { $0.cost.seconds / Double($0.messages) * 1_000_000 }
  }

  /// Returns the time per message at the largest size divided by that at the second largest, `messages`; nil for
  /// another size.
  func timeRatio(to messages: Int) -> Double? {
    guard let (few, many) = ends, few.messages == messages else { return nil }
    return many.cost.seconds / Double(many.messages) / (few.cost.seconds / Double(few.messages))
  }

  /// Returns the memory at the largest size divided by that at the second largest, `messages`; nil for another size.
  func memoryRatio(to messages: Int) -> Double? {
    guard let (few, many) = ends, few.messages == messages else { return nil }
    return many.cost.megabytes / few.cost.megabytes
  }

  /// The exponent with which the time grows between the two largest sizes, less the time at the smallest size.
  var exponent: Double? {
    guard points.count > 2, let (few, many) = ends, let start = points.first?.cost.seconds,
      few.cost.seconds > start, many.cost.seconds > start
    else { return nil }
    let growth = log((many.cost.seconds - start) / (few.cost.seconds - start))
    return growth / log(Double(many.messages) / Double(few.messages))
  }

  private typealias Point = (messages: Int, cost: ProcessCost)

  private var ends: (Point, Point)? {
    guard points.count > 1 else { return nil }
    return (points[points.count - 2], points[points.count - 1])
  }
}

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
