import Foundation
import SequenceDiagrams
import Traces

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

// Failures, reported to the framework of the running test.

extension Failure {
  /// Reports the failure at a call site: to Swift Testing where one of its tests runs, else to XCTest.
  func report(at site: CallSite) {
    #if canImport(Testing)
    if Test.current != nil || Failure.runsSwiftTestingOnly { return recordIssue(at: site) }
    #endif
    #if canImport(XCTest)
    XCTFail(text, file: site.filePath, line: site.line)
    #elseif !canImport(Testing)
    preconditionFailure(text)
    #endif
  }

  /// Whether this process runs tests of Swift Testing and none of XCTest; then a failure in a detached task, where
  /// `Test.current` is nil, is reported to Swift Testing.
  private static let runsSwiftTestingOnly: Bool = {
    let arguments = ProcessInfo.processInfo.arguments
    return zip(arguments, arguments.dropFirst()).contains {
      $0 == ("--testing-library", "swift-testing")
    }
  }()

  #if canImport(Testing)
  private func recordIssue(at site: CallSite) {
    let location = SourceLocation(
      fileID: "\(site.fileID)",
      filePath: site.path,
      line: Int(site.line),
      column: Int(site.column)
    )
    if let trace {
      Attachment.record(
        trace.written(as: .svg),
        named: "conversation.svg",
        sourceLocation: location
      )
    }
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
  #endif
}
