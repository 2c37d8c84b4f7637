import Traces

extension ObjectGraph {
  /// Reads references such as `A.b weak B, B.a A`; a strength that is not given is strong.
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

  /// Makes a graph of Presenters, each of which holds those at the places that a function gives.
  init(count: Int, holds: (Int) -> [Int]) {
    let participants = (1...count).map { Participant(.presenter, ordinal: $0) }
    self.init(
      participants: participants,
      references: participants.indices.flatMap { place in
        holds(place).map { Reference(participants[place], "next", to: participants[$0]) }
      }
    )
  }

  /// The participants at these places.
  func participants(at places: [Int]) -> [Participant] { places.map { participants[$0] } }
}
