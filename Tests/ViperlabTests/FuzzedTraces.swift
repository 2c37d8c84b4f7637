import SeededRandom
import Traces

extension FuzzedReader {
  /// Traces in the notation and in JSON Lines.
  static let traces = FuzzedReader(
    kind: "traces",
    inputs: Fuzzing(
      "traces",
      besides: [
        "Tests/CollaborationRulesTests/Conversations", "Tests/SequenceDiagramsTests/Goldens",
      ],
      ending: [".trace", ".jsonl", ".md"]
    ),
    count: 400
  ) { bytes, random in
    for keepGoing in [false, true] {
      if let problem = readingProblem(bytes, keepGoing) { return problem }
    }
    guard Fuzzing.isChosen(1, of: 200, &random) else { return nil }
    let program = SandboxedProgram(files: ["t.trace": bytes])
    return await program.problem(with: arguments(&random))
  }

  private static func readingProblem(_ bytes: [UInt8], _ keepGoing: Bool) -> String? {
    var reader = TraceReader(keepGoing: keepGoing, checksNumbers: true)
    var collector = TraceCollector()
    do {
      try reader.read(bytes[...], into: &collector)
      try reader.finish(into: &collector)
      let numbers = collector.trace.events.compactMap(\.number)
      guard Set(numbers).count == numbers.count, numbers.allSatisfy({ $0 >= 1 }) else {
        return "read rows \(numbers)"
      }
      return nil
    } catch {
      if keepGoing { return "kept not going: \(error)" }
      return "\(error)".rawControl
    }
  }

  private static func arguments(_ random: inout SplitMix64) -> [String] {
    let commands = [
      ["diagram", "t.trace"],
      ["diagram", "t.trace", "--keep-going", "--layout", "wide", "--times"],
      ["diagram", "t.trace", "--keep-going", "--layout", "auto", "--fold", "--depth", "2"],
      ["diagram", "t.trace", "--keep-going", "--plain"], ["diagram", "t.trace", "--ascii"],
      ["diagram", "t.trace", "--keep-going", "--format", "svg"],
      ["diagram", "t.trace", "--keep-going", "--format", "mermaid"],
      ["diagram", "t.trace", "--keep-going", "--format", "plantuml"],
      ["diagram", "t.trace", "--keep-going", "--format", "json"],
      ["diagram", "t.trace", "--keep-going", "--format", "notation"],
      ["diagram", "t.trace", "t.trace"], ["diagram", "t.trace", "--rows", "2.."],
      ["findings", "t.trace"], ["findings", "t.trace", "--json"], ["report", "t.trace"],
      ["diff", "t.trace", "t.trace"], ["lessons", "new", "l.md", "--from", "t.trace"],
      [
        "-c",
        "load trace t.trace; goto end; why; trace; wiring; leaks; findings; show 1; diagram wide",
      ],
      [
        "-c",
        "load trace t.trace; source presenter; stack; step; next; break lost; continue; fold all",
      ],
    ]
    return commands.randomElement(using: &random) ?? []
  }
}
