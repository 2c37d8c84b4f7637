import Testing

@testable import MeasureSuites

@Suite struct PlantingTests {
  private let text = "one\ntwo\nthree\ntwo\nfour\n"

  @Test func `puts lines in the index of others`() {
    let planting = Planting(variant: "", file: "", old: ["two", "three"], new: ["2", "3", "3½"])
    #expect(planting.planted(in: text) == "one\n2\n3\n3½\ntwo\nfour\n")
  }

  @Test func `takes lines out`() {
    #expect(
      Planting(variant: "", file: "", old: ["one"]).planted(in: text) == "two\nthree\ntwo\nfour\n"
    )
  }

  @Test(arguments: [
    ["two"], ["five"], ["thr"], [], ["one", "two", "three", "two", "four", "", ""],
  ])
  func `refuses lines that do not stand there just once`(old: [String]) {
    #expect(Planting(variant: "", file: "", old: old, new: ["x"]).planted(in: text) == nil)
  }
}
