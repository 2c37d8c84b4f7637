import Traces

extension ObjectGraph {
  /// Creates a graph from references such as `A.b weak B, B.a A`; the strength defaults to strong.
  init(_ text: String) {
    self.init(
      references: text.split(separator: ",").map { line in
        let words = line.split(separator: " ").map(String.init)
        let parts = words[0].split(separator: ".").map(String.init)
        return Reference(
          Participant(named: parts.dropLast().joined(separator: ".")),
          parts[parts.count - 1],
          words.count > 2 ? Seam.Strength(rawValue: words[1]) ?? .strong : .strong,
          to: Participant(named: words[words.count - 1])
        )
      }
    )
  }

  /// Creates a graph of Presenters; each holds those at the positions that `holds` returns.
  init(count: Int, holds: (Int) -> [Int]) {
    let participants = (1...count).map { Participant(.presenter, ordinal: $0) }
    self.init(
      participants: participants,
      references: participants.indices.flatMap { position in
        holds(position).map { Reference(participants[position], "next", to: participants[$0]) }
      }
    )
  }

  func participants(at positions: [Int]) -> [Participant] { positions.map { participants[$0] } }
}
