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
