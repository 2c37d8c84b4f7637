import CFiles
import Foundation
import SequenceDiagrams
import TerminalText
import Traces

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The failure of an expectation, which is reported to the test framework.
struct Failure: Sendable {
  /// The failure message, which begins with the most important facts; a long one without the lines in its middle.
  let text: String
  /// The trace that does not meet the expectation; nil for a failure without a trace.
  let trace: Trace?

  init(_ text: String, in trace: Trace? = nil) {
    self.text = text.shortened
    self.trace = trace
  }

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

extension String {
  /// The text, without the lines after the first 160 and before the last 40.
  fileprivate var shortened: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let left = lines.count - 200
    guard left > 0 else { return self }
    let shown = lines.prefix(160) + ["… \(left.counted("line")) more …"] + lines.suffix(40)
    return shown.joined(separator: "\n")
  }
}

extension Trace {
  /// Returns a diagram of rows (numbered events) around `row`, marked if `marks`, or of the first rows for nil; empty without rows.
  func excerpt(around row: Event?, marks: Bool = true) -> String {
    let rows = rows
    let index = rows.firstIndex { $0.number == row?.number } ?? min(3, rows.count - 1)
    guard rows.indices.contains(index), let start = rows[max(0, index - 3)].number,
      let end = rows[min(rows.count - 1, index + 2)].number, start <= end
    else { return "" }
    let options = DiagramOptions(cursor: marks ? row?.number : nil, repeatsHeader: false)
    let text = Diagram(self, rows: start...end).drawn(as: .ladder, options).plain
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

/// The file, line and column at which a test calls an expectation.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let path: String

  /// Creates a call site; `path` replaces `filePath` for a file whose path is known only at run time.
  init(
    path: String? = nil,
    fileID: StaticString = "",
    filePath: StaticString = "",
    line: UInt,
    column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.path = path ?? "\(filePath)"
  }

  var position: CallPosition { CallPosition(line: Int(line), column: Int(column)) }

  /// Whether the source was last written before the program or library with this call was built.
  var isBuilt: Bool { files_is_older_than_code(path, filePath.utf8Start) }
}

extension CallSite: CustomStringConvertible {
  /// The file's name and the line: `CartTests.swift:12`.
  var description: String { "\(URL(filePath: path).lastPathComponent):\(line)" }
}
