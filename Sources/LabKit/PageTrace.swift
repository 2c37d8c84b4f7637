import Lab
import PrintableText
import Traces
import TranscriptKit

/// A trace in a Markdown page: a block of code marked `trace`, such as the golden files (expected results) of tests contain.
///
/// Lines `...`, which stand for any rows in an expectation, are left out.
struct PageTrace: TraceSource {
  private let page: String
  private let lineCount: Int
  private let lines: [Substring]

  /// Returns a page's blocks in order, each named by the nearest heading above it; no heading, or the title, gives an empty name.
  ///
  /// Further blocks under the same heading have a number from 2 on in their names. Throws a failure if the page cannot be read.
  static func all(in path: String) throws(Failure) -> [(name: String, trace: PageTrace)] {
    let lines = try TextFile(path).text.withoutByteOrderMark
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (traces, counts, heading): ([(String, PageTrace)], [String: Int], String) = ([], [:], "")
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("#") { heading = line.subheading }
      guard let fence = Fence(line) else { continue }
      let start = index
      while index < lines.count, !fence.isClosed(by: lines[index]) { index += 1 }
      if fence.info.split(separator: " ").first == "trace" {
        counts[heading, default: 0] += 1
        let count = counts[heading, default: 1]
        let name = [heading, count > 1 ? "(\(count))" : ""].filter { !$0.isEmpty }
        let trace = PageTrace(page: path, lineCount: start, lines: Array(lines[start..<index]))
        traces.append((name.joined(separator: " "), trace))
      }
      index += 1
    }
    return traces
  }

  /// The trace in the block; for a malformed block throws a failure that names the line of the page.
  var trace: Trace {
    get throws(Failure) {
      var reader = TraceReader(checksNumbers: true)
      if let trace = try? read(text, &reader) { return trace }
      // Reads the block again behind as many blank lines, so that the error names the line of the page.
      reader = TraceReader(checksNumbers: true)
      let blanks = String(repeating: "\n", count: lineCount)
      do throws(TraceReadingError) { return try read(blanks + text, &reader) } catch {
        throw Failure(reader.message(of: error, in: page.readablePath))
      }
    }
  }

  private func read(_ text: String, _ reader: inout TraceReader) throws(TraceReadingError) -> Trace
  {
    var collector = TraceCollector()
    try reader.read(Array(text.utf8)[...], into: &collector)
    try reader.finish(into: &collector)
    return collector.trace
  }

  /// The text of the block; blank lines replace `...` and the comments before JSON Lines, so that line numbers stay the same.
  private var text: String {
    var lines = linesWithoutGaps
    let first = lines.firstIndex { !$0.hasPrefix("#") && !$0.isEmpty }
    if let first, lines[first].hasPrefix("{") {
      for index in lines[..<first].indices { lines[index] = "" }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of the block with a blank line in place of each line `...`.
  ///
  /// If the line after `...` is too deep for a trace, it and the lines after it move left by the same number of columns.
  private var linesWithoutGaps: [String] {
    var (deepest, shift, isAfterGap) = (0, 0, false)
    return lines.map { line in
      let blanks = line.prefix { $0 == " " }.count
      let text = line.dropFirst(blanks)
      guard !text.isEmpty, !text.hasPrefix("#") else { return String(line) }
      if text.hasPrefix("...") {
        isAfterGap = true
        return ""
      }
      if isAfterGap { shift = max(0, blanks - deepest) }
      isAfterGap = false
      shift = min(shift, blanks)
      deepest = blanks - shift + 2
      return String(repeating: " ", count: blanks - shift) + text
    }
  }
}

extension Substring {
  /// The words of a heading of the second or a deeper level; empty for the title of the page.
  fileprivate var subheading: String {
    guard hasPrefix("##") else { return "" }
    let words = drop { $0 == "#" }.drop { $0 == " " }
    return String(words.reversed().drop { $0 == " " || $0 == "#" }.reversed())
  }
}
