import CollaborationTesting
import Testing

/// Each kind of expectation, failing in Swift Testing.
@Suite struct FailureTests {
  @Test(arguments: FailingExpectation.all) func `tells what is wrong`(_ failing: FailingExpectation)
  {
    let texts = failureTexts(failing.expect)
    #expect(texts.count == 1)
    let beginning = texts.joined().split(separator: "\n").prefix(15).joined(separator: "\n")
    for words in failing.words { #expect(beginning.contains(words)) }
  }
}
