import Foundation
import Testing
import TraceRecording

@testable import CollaborationTesting

/// Each kind of expectation, failing in Swift Testing.
@Suite struct FailureTests {
  @Test(arguments: FailingExpectation.all) func `prints the expected failure text`(
    _ failing: FailingExpectation
  ) {
    let texts = failureTexts(failing.expect)
    #expect(texts.count == 1)
    let beginning = texts.joined().split(separator: "\n").prefix(15).joined(separator: "\n")
    for words in failing.words { #expect(beginning.contains(words)) }
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
func failureTexts(_ body: () -> Void) -> [String] {
  let texts = Locked<[String]>([])
  withKnownIssue {
    body()
  } matching: { issue in
    texts.locked { $0 += issue.comments.map(\.rawValue) }
    return true
  }
  return texts.locked { $0 }
}
