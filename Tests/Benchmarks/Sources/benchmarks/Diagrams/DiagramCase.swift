import Foundation

/// A program that draws a diagram, with its options and input.
struct DiagramCase {
  let name: String
  var labels = DiagramInput.Labels.usual
  var format = DiagramInput.Format.notation
  /// The most messages that are tried.
  var limit = Int.max
  /// Whether the program reads standard input instead of a file.
  var readsInput = false
  /// The program and its arguments, without the file.
  let words: [String]

  /// Measures the drawing of a number of messages.
  func cost(messages: Int, in folder: DiagramFolder, rounds: Int) throws -> ProcessCost {
    let input = DiagramInput(labels: labels, messages: messages)
    let file = try folder.file(of: input, as: format)
    let words = readsInput ? words : words + [file.path]
    return try ProcessCost(of: words, input: readsInput ? file : nil, rounds: rounds)
  }
}

extension DiagramCase {
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
}

// Other programs that draw sequence diagrams as text, where they are installed.

extension DiagramCase {
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

  /// Whether the program is found in `PATH`.
  var isInstalled: Bool {
    words.first.map(Program.isInstalled) ?? false
  }
}
