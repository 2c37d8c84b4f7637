import TestSupport
import Testing

@testable import MeasureSuites

@Suite struct MutantFileTests {
  private static let text = """
    # Comments and blank lines are free.

    mutant no-price by drop-call: the price is missing
    in MVC List.show(_:): label.text = price
    in MVVM ListViewModel.show(_:): onChange?(price)
    mutant two by cut-text: twice: it is said twice
    in MVC List.title: "Two: twice"
    not in MVVM: it has no title: none at all
    """

  @Test func `reads mutants and their sites`() throws {
    let mutants = try MutantFile(MutantFileTests.text).mutants
    #expect(mutants.map(\.name) == ["no-price", "two"])
    #expect(mutants.map(\.rule.name) == ["drop-call", "cut-text"])
    #expect(mutants.map(\.summary) == ["the price is missing", "twice: it is said twice"])
    #expect(
      mutants[0].sites == [
        MutationSite(variant: "MVC", member: "List.show(_:)", code: "label.text = price"),
        MutationSite(variant: "MVVM", member: "ListViewModel.show(_:)", code: "onChange?(price)"),
      ]
    )
    #expect(mutants[1].sites.map(\.code) == ["\"Two: twice\""])
    #expect(mutants[1].sites(in: "MVVM") == [])
    #expect(mutants[1].inapplicable == ["MVVM": "it has no title: none at all"])
  }

  @Test(
    arguments: [
      ("mutant a by never\n", 1, .noSummary), ("mutant a: x", 1, .noSummary),
      ("mutant : x", 1, .noSummary), ("hello", 1, .unknownLine),
      ("mutant a by magic: x", 1, .unknownOperator("magic")),
      ("in MVC A.b: c", 1, .noMutant), ("mutant a by never: b\nin MVC", 2, .missingSite),
      ("mutant a by never: b\nin MVC A.b:c", 2, .missingSite),
      ("mutant a by never: b", 1, .missingSite),
      ("mutant a by never: b\nmutant c by never: d", 2, .missingSite),
      ("mutant a by never: b\nin M A.b: c\nin M A.b: d", 3, .sameVariant("M")),
      ("mutant a by never: b\nin M A.b: c\nnot in M: d", 3, .sameVariant("M")),
      ("mutant a by never: b\nnot in M: d\nin M A.b: c", 3, .sameVariant("M")),
      ("mutant a by never: b\nnot in M", 2, .noReason), ("not in M: d", 1, .noMutant),
      ("mutant a by never: b\nnot in M: d", 2, .missingSite),
      ("mutant a by never: b\nin M A.b: c\nmutant a by never: b", 3, .sameName("a")),
    ] as [(String, Int, MutantFileError.Problem)]
  ) func `reports the line and kind of a mistake`(
    text: String,
    line: Int,
    problem: MutantFileError.Problem
  ) {
    #expect(throws: MutantFileError(line: line, problem: problem)) { try MutantFile(text) }
  }

  @Test(arguments: 1...Effort.count(300)) func `ends on any text`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var lines = MutantFileTests.text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
      default: lines[index] = lines[index].dropFirst(Int.random(in: 0...9, using: &random))
      }
    }
    let mutants = (try? MutantFile(lines.joined(separator: "\n")).mutants) ?? []
    for mutant in mutants { #expect(!mutant.sites.isEmpty) }
  }
}
