import Foundation
import Testing
import TraceRecording
import Traces
import XCTest

@testable import CollaborationTesting

/// Each kind of expectation, failing in Swift Testing.
@Suite struct FailureTests {
  @Test(arguments: FailingExpectation.all) func `prints the expected failure text`(
    _ failing: FailingExpectation
  ) async {
    let texts = await failureTexts { failing.expect() }
    #expect(texts.count == 1)
    for words in failing.words { #expect(beginning(of: texts).contains(words)) }
  }

  @Test func `has a text for each expectation that fails`() {
    let names = FailingExpectation.all.filter { !$0.words.isEmpty }.map(\.name)
    #expect(names.sorted() == FailingExpectation.words.keys.sorted())
    #expect(names.count == FailingExpectation.all.count)
  }

  #if os(Linux)
  @Test func `attaches a diagram of each trace that fails`() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [
      "--testing-library", "swift-testing", "--filter",
      "FailureTests/`prints the expected failure text`",
      "--attachments-path", folder.url.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let drawn = FailingExpectation.all.count { $0.isAboutTrace }
    #expect(names.count == drawn && drawn > 20)
    for name in names {
      let text = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      #expect(name.hasSuffix(".svg") && text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"))
    }
  }
  #endif
}

/// Returns the texts that failing expectations report to Swift Testing.
func failureTexts(_ body: () async -> Void) async -> [String] {
  let texts = Locked<[String]>([])
  await withKnownIssue {
    await body()
  } matching: { issue in
    texts.locked { $0 += issue.comments.map(\.rawValue) }
    return true
  }
  return texts.locked { $0 }
}

/// Returns the first 15 lines of failure texts.
private func beginning(of texts: [String]) -> String {
  texts.joined().split(separator: "\n").prefix(15).joined(separator: "\n")
}

/// Each kind of expectation, failing in XCTest.
final class XCTestFailureTests: XCTestCase {
  private var texts: [String] = []
  private var collects = false

  #if canImport(Darwin)
  override func record(_ issue: XCTIssue) {
    if collects { texts.append(issue.compactDescription) } else { super.record(issue) }
  }
  #else
  override func recordFailure(
    withDescription description: String,
    inFile path: String,
    atLine line: Int,
    expected: Bool
  ) {
    if collects { return texts.append(description) }
    super.recordFailure(
      withDescription: description,
      inFile: path,
      atLine: line,
      expected: expected
    )
  }
  #endif

  func testTellsWhatIsWrong() {
    for failing in FailingExpectation.all {
      texts = []
      collects = true
      failing.expect()
      collects = false
      XCTAssertEqual(texts.count, 1, failing.name)
      for words in failing.words {
        let beginning = beginning(of: texts)
        XCTAssert(beginning.contains(words), "\(failing.name): \(words) in \(beginning)")
      }
    }
  }

  func testTellsWhatDoesNotComeInTime() async {
    (texts, collects) = ([], true)
    _ = await recordTrace(
      of: Shop.makeModule(),
      until: { $0.contains("View showError") },
      timeout: .milliseconds(1)
    ) { $0.load() }
    collects = false
    XCTAssertEqual(texts.count, 1)
    XCTAssert(texts.joined().contains("The last message was Presenter -> View showTotal(3)."))
  }
}
