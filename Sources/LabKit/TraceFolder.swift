import Lab
import PrintableText
import Traces
import TranscriptKit

/// The conversations of one side of a comparison: the traces in a folder, in a Markdown page, or in a single file.
///
/// In a folder, files that end in `.trace` and `.jsonl` are traces; files that end in `.json` are traces if their beginning is a
/// trace's; files that end in `.md` are pages, whose blocks of code marked `trace` are traces.
struct TraceFolder {
  let name: String
  /// Whether the conversations come from a folder or a Markdown page, not from a single trace.
  let isFolder: Bool
  private var sources: [String: Source] = [:]

  // Closures that throw a typed error crash the compiler (Swift 6.3).
  private enum Source {
    case file(TraceFile)
    case block(PageTrace)
  }

  /// Finds the conversations at a path; reads whole Markdown pages and the beginnings of `.json` files, and no other contents.
  init(_ path: String) throws(Failure) {
    name = TraceFile(path).name
    let isPage = path.hasSuffix(".md")
    isFolder = isPage || path != "-" && FolderWalk.isFolder(path)
    guard isFolder else {
      sources[path] = .file(TraceFile(path, mayBeEmpty: true))
      return
    }
    let files = try FolderWalk(of: [path], ending: ".trace", ".jsonl", ".json", ".md").paths
    for file in files { try add(file, below: path, isPage: isPage) }
  }

  private mutating func add(_ file: String, below path: String, isPage: Bool) throws(Failure) {
    let name = isPage ? "" : TraceFolder.name(of: file, below: path)
    if file.hasSuffix(".md") {
      for (heading, block) in try PageTrace.all(in: file) {
        let parts = [name, heading].filter { !$0.isEmpty }
        sources[parts.joined(separator: ": ")] = .block(block)
      }
      return
    }
    if file.hasSuffix(".json"), try !TraceFolder.beginsAsTrace(file) { return }
    sources[name] = .file(TraceFile(file, mayBeEmpty: true))
  }

  private static func name(of file: String, below folder: String) -> String {
    let isSandboxed = Sandbox.current != nil
    let prefix = isSandboxed ? (try? PageFolder.plain(folder)) ?? "" : folder
    return String(file.dropFirst(prefix.count).drop { $0 == "/" })
  }

  private static func beginsAsTrace(_ file: String) throws(Failure) -> Bool {
    var bytes: [UInt8] = []
    try ByteInput(file).read { piece in
      bytes += piece.prefix(100)
      return bytes.count < 100
    }
    return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
      .withoutByteOrderMark.hasPrefix("{\"viperlab\":")
  }

  var names: some Collection<String> { sources.keys }

  func trace(of conversation: String) throws(Failure) -> Trace? {
    switch sources[conversation] {
    case .file(let file): try file.trace
    case .block(let block): try block.trace
    case nil: nil
    }
  }

  /// The traces that have rows (numbered events), sorted by name; throws a failure if there is none.
  var traces: [(name: String, trace: Trace)] {
    get throws(Failure) {
      var traces: [(name: String, trace: Trace)] = []
      for name in names.sorted() {
        if let trace = try trace(of: name), trace.lastNumber > 0 { traces.append((name, trace)) }
      }
      guard traces.isEmpty else { return traces }
      throw Failure("\(name): holds no trace. \(TraceFolder.meaning)")
    }
  }

  static let meaning =
    "A folder's traces are its files .trace, .jsonl and .json, and the ```trace blocks of its pages .md."

  var onlyTrace: Trace? {
    get throws(Failure) {
      guard let name = names.first else { return nil }
      return try trace(of: name)
    }
  }
}

/// A trace in a Markdown page: a block of code marked `trace`, such as the golden files (expected results) of tests contain.
///
/// Lines `...`, which stand for any rows in an expectation, are left out.
struct PageTrace {
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
      do throws(TraceReadingError) { return try read(text, &reader) } catch {
        // Reads the block again behind as many blank lines, so that the error names the line of the page.
        reader = TraceReader(checksNumbers: true)
        let blanks = String(repeating: "\n", count: lineCount)
        do throws(TraceReadingError) { return try read(blanks + text, &reader) } catch {
          throw Failure(reader.message(of: error, in: page.readablePath))
        }
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
    var lines = GapLines.removed(from: lines)
    let first = lines.firstIndex { !$0.hasPrefix("#") && !$0.isEmpty }
    if let first, lines[first].hasPrefix("{") {
      for index in lines[..<first].indices { lines[index] = "" }
    }
    return lines.joined(separator: "\n")
  }
}

enum GapLines {
  /// Returns an expected trace with a blank line in place of each line `...`.
  ///
  /// If the line after `...` is too deep for a trace, it and the lines after it move left by the same number of columns.
  static func removed(from lines: [Substring]) -> [String] {
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
