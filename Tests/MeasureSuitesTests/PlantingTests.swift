import Foundation
import Testing

@testable import MeasureSuites

@Suite struct PlantingTests {
  private let text = "one\ntwo\nthree\ntwo\nfour\n"

  @Test func `puts lines in the place of others`() {
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

@Suite struct TestReportTests {
  @Test func `names the tests that failed`() {
    let report = TestReport(
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites><testsuite name="TestResults" errors="0" tests="3" failures="2">
        <testcase classname="A.B" name="`says &quot;no&quot;`()" time="0.1" />
        <testcase classname="A.B" name="`shows a price`(value:)" time="0.1">
        <failure message="x" /><failure message="y" />
        </testcase>
        <testcase classname="A.C" name="plain()" time="0.1"><failure message="x" /></testcase>
        </testsuite></testsuites>
        """.utf8
      )
    )
    #expect(report.count == 3)
    #expect(report.failures == ["shows a price", "plain"])
  }

  @Test(arguments: ["", "<", "no report"]) func `has no tests where there is no report`(
    text: String
  ) {
    #expect(TestReport(Data(text.utf8)).count == 0)
  }
}
