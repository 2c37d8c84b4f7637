import Foundation
import Testing

@testable import MeasureSuites

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
