import SeededRandom
import Testing

@testable import MeasureSuites

@Suite struct FaultFileTests {
  private static let text = """
    # Comments and blank lines are free.

    fault no-price: the price is missing
    in MVC List.swift
    -    price = 1
    -    show(price)
    in MVVM ListViewModel.swift
    -    onChange(price)
    +    onChange(nil)
    +    done()
    fault two: twice: it is said twice
    in MVC List.swift
    -say()
    +say(); say()
    """

  @Test func `reads faults with what they change`() throws {
    let faults = try FaultFile(FaultFileTests.text).faults
    #expect(faults.map(\.name) == ["no-price", "two"])
    #expect(faults.map(\.summary) == ["the price is missing", "twice: it is said twice"])
    #expect(
      faults[0].plantings == [
        Planting(
          variant: "MVC",
          file: "List.swift",
          old: ["    price = 1", "    show(price)"]
        ),
        Planting(
          variant: "MVVM",
          file: "ListViewModel.swift",
          old: ["    onChange(price)"],
          new: ["    onChange(nil)", "    done()"]
        ),
      ]
    )
    #expect(faults[1].plantings(in: "MVVM") == [])
  }

  @Test(
    arguments: [
      ("fault a\n", 1, .noSummary), ("fault : x", 1, .noSummary), ("hello", 1, .unknownLine),
      ("in MVC A.swift", 1, .noFault), ("fault a: b\nin MVC", 2, .missingLocation),
      ("fault a: b\n-x", 2, .missingLocation), ("fault a: b", 1, .nothingChanged),
      ("fault a: b\nin M A\nfault c: d", 3, .nothingChanged),
      ("fault a: b\nin M A\nin M B\n-x", 3, .nothingChanged),
      ("fault a: b\nin M A\n-x\n+y\n-z", 5, .oldAfterNew),
      ("fault a: b\nin M A\n-x\nfault a: b", 4, .sameName("a")),
    ] as [(String, Int, FaultFileError.Problem)]
  ) func `says where a file is wrong, and how`(
    text: String,
    line: Int,
    problem: FaultFileError.Problem
  ) {
    #expect(throws: FaultFileError(line: line, problem: problem)) { try FaultFile(text) }
  }

  @Test(arguments: 1...Effort.count(300)) func `ends on anything`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var lines = FaultFileTests.text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
      default: lines[index] = lines[index].dropFirst(Int.random(in: 0...9, using: &random))
      }
    }
    let faults = (try? FaultFile(lines.joined(separator: "\n")).faults) ?? []
    for planting in faults.flatMap(\.plantings) { #expect(!planting.old.isEmpty) }
  }
}
