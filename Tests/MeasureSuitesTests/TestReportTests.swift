import Testing

@testable import MeasureSuites

@Suite struct TestReportTests {
  @Test func `names the tests that failed`() {
    let report = TestReport(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites><testsuite name="TestResults" errors="0" tests="3" failures="2">
      <testcase classname="A.B" name="`says &quot;no&quot;`()" time="0.1" />
      <testcase classname="A.B" name="`shows a price`(value:)" time="0.1">
      <failure message="x" /><failure message="y" />
      </testcase>
      <testcase classname="A.C" name="plain()" time="0.1"><failure message="x" /></testcase>
      </testsuite></testsuites>
      """
    )
    #expect(report.count == 3)
    #expect(report.failures == ["shows a price", "plain"])
  }

  @Test(arguments: ["", "<", "no report"])
  func `has no tests where there is no report`(text: String) {
    #expect(TestReport(text).count == 0)
  }
}

@Suite struct FailureTextTests {
  @Test func `keeps only the output of the first failing test`() {
    let text = FailureText(
      """
      ◇ Test "opens" started.
      ✘ Test "opens" recorded an issue at A.swift:1:2: Expectation failed: a == b
      ↳ Expected Presenter -> View show(), found nothing.
        Sent at A.swift:9.
      ✔ Test "closes" passed after 0.1 seconds.
      ✘ Test shows() recorded an issue with 1 argument x → 1 at A.swift:3:4: Expectation failed
      ✘ Test "opens" recorded an issue at A.swift:5:6: Issue recorded
      ✘ Test "opens" failed after 0.1 seconds with 2 issues.
      """
    )
    #expect(text.lines.count == 4)
    #expect(text.lines.dropFirst().first == "↳ Expected Presenter -> View show(), found nothing.")
    #expect(text.lines.last?.hasSuffix("Issue recorded") == true)
    #expect(FailureText("◇ Test started.\n✔ Test passed.").lines == [])
  }
}
