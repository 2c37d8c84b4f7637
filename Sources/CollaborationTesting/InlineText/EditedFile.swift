import SourceTokens

/// A file with expected texts, and the texts that this run of the tests has written into it.
///
/// The lines and columns of calls are their places in the compiled source, so all edits refer to the original bytes.
struct EditedFile {
  /// The replacement of a range of the original bytes, or an insertion where the range is empty.
  struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
    let text: String
  }

  /// The content before this run of the tests; nil for a file that did not exist.
  let original: [UInt8]?
  /// The content that this run has last read or written.
  var stored: [UInt8]?
  /// The calls of expectations that name the file, if it is a Markdown file.
  var calls: [String] = []
  var edits: [CallPosition: Edit] = [:]
  private var outputs: [CallPosition: [String]] = [:]

  init(original: [UInt8]?) {
    self.original = original
    stored = original
  }

  /// The content with all edits; nil for a file that is not to exist.
  var bytes: [UInt8]? {
    if edits.isEmpty { return original }
    let original = original ?? []
    var (bytes, index) = ([UInt8](), 0)
    for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += original[index..<edit.range.lowerBound] + edit.bytes
      index = edit.range.upperBound
    }
    return bytes + original[index...]
  }

  /// Records that the expectation called at `position` had the result `text`; removes a different text written there.
  ///
  /// - Throws: ``RewriteRefusal/several(_:)`` where a different text was written for the call.
  mutating func reach(_ position: CallPosition, with text: String) throws(RewriteRefusal) {
    record(text, at: position)
    guard let edit = edits[position], edit.text != text else { return }
    edits[position] = nil
    throw .several(outputs[position] ?? [], calls: calls)
  }

  /// Writes the expected text of the call at `position` by the edit that `makeEdit` returns for the original content.
  ///
  /// Has no effect if this run has already written the text.
  ///
  /// - Throws: ``RewriteRefusal`` of `makeEdit`, or where the call had another result in this run.
  mutating func write(
    _ text: String,
    at position: CallPosition,
    _ makeEdit: ([UInt8]) throws(RewriteRefusal) -> Edit
  ) throws(RewriteRefusal) {
    record(text, at: position)
    guard outputs[position]?.count == 1 else {
      edits[position] = nil
      throw .several(outputs[position] ?? [], calls: calls)
    }
    if edits[position] == nil { edits[position] = try makeEdit(original ?? []) }
  }

  private mutating func record(_ text: String, at position: CallPosition) {
    if outputs[position]?.contains(text) != true { outputs[position, default: []].append(text) }
  }
}

extension EditedFile.Edit {
  /// Replaces the literal of the call at `position` in a source by one of `text`, or adds one as a trailing closure.
  ///
  /// - Throws: ``RewriteRefusal`` where the call or its literal is not as compiled.
  init(
    _ text: String,
    at position: CallPosition,
    of function: String,
    _ compiled: String?,
    in source: [UInt8]
  ) throws(RewriteRefusal) {
    let spelling = LiteralSpelling(bytes: source)
    switch try ExpectationCall(of: function, in: source, at: position) {
    case .missing(let end):
      guard compiled == nil else { throw .changed }
      self.init(range: end..<end, bytes: spelling.closure(text, at: end), text: text)
    case .literal(let range, let written):
      guard compiled == written else { throw .changed }
      self.init(range: range, bytes: spelling.literal(text, at: range.lowerBound), text: text)
    }
    // The edited source must have the new text in the call, and all other bytes unchanged.
    let (before, after) = (source[..<range.lowerBound], source[range.upperBound...])
    let edited = Array(before + bytes + after)
    let call = try ExpectationCall(of: function, in: edited, at: position)
    guard case .literal(let literal, text) = call,
      literal.lowerBound >= before.count, literal.upperBound <= edited.count - after.count
    else { throw .noLiteral }
  }
}

/// The spelling of a text as a multi-line string literal in a source.
struct LiteralSpelling {
  /// The bytes of the source, whose indentation and line ends the literal gets.
  let bytes: [UInt8]

  /// Returns the bytes of a literal that spells `text` and begins at the index `start` of the source.
  func literal(_ text: String, at start: Int) -> [UInt8] {
    let line = line(of: start)
    let isAlone = start == line.end
    return spelled(text, indentation: line.indentation + (isAlone ? [] : step))
  }

  /// Returns the bytes of a trailing closure with the literal of a text, for a call that ends at the index `end`.
  func closure(_ text: String, at end: Int) -> [UInt8] {
    let indentation = line(of: end).indentation
    let inner = indentation + step
    return Array(" {".utf8) + newline + inner + spelled(text, indentation: inner) + newline
      + indentation + Array("}".utf8)
  }

  private func spelled(_ text: String, indentation: [UInt8]) -> [UInt8] {
    let pounds = Array(repeating: UInt8.pound, count: text.poundsNeeded)
    let quotes = Array(repeating: UInt8.quote, count: 3)
    var spelled = pounds + quotes
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      spelled += newline + (line.isEmpty ? [] : indentation) + Array(line.utf8)
    }
    return spelled + newline + indentation + quotes + pounds
  }

  /// Returns the indentation of the source line that contains an index, and the index at which the indentation ends.
  private func line(of index: Int) -> (indentation: [UInt8], end: Int) {
    let start = bytes[..<index].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    let indentation = bytes[start..<index].prefix { $0 == .blank || $0 == .tab }
    return (Array(indentation), indentation.endIndex)
  }

  private var newline: [UInt8] {
    let end = bytes.firstIndex(where: \.endsLine)
    let isPair = end.map { bytes[$0...].starts(with: [.carriageReturn, .lineFeed]) } ?? false
    return isPair ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }

  /// One level of indentation, like the source's first indented line: a tab, or at most four blanks; two blanks if there is none.
  private var step: [UInt8] {
    for line in bytes.split(whereSeparator: \.endsLine) {
      let blanks = line.prefix { $0 == .blank || $0 == .tab }
      if blanks.first == .tab { return [.tab] }
      let isComment = line[blanks.endIndex...].first == UInt8(ascii: "*")
      if blanks.count > 1, blanks.count < line.count, !isComment {
        return Array(repeating: .blank, count: min(blanks.count, 4))
      }
    }
    return [.blank, .blank]
  }
}

extension String {
  /// The number of `#` that a string literal of this text needs so that nothing in it is an escape or an end; may be 0.
  fileprivate var poundsNeeded: Int {
    let bytes = Array(utf8)
    var longest = contains("\\") || contains("\"\"\"") ? 1 : 0
    for (index, byte) in bytes.enumerated() where byte == .quote || byte == .backslash {
      let run = bytes[(index + 1)...].prefix { $0 == .pound }.count
      if run > 0 { longest = max(longest, run + 1) }
    }
    return longest
  }
}
