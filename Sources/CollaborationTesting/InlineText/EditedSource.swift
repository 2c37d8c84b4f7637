/// A test's source, and the texts that are written into it in this run.
///
/// Lines and columns are those of the source as it was compiled, so all edits are of that.
struct EditedSource {
  /// A text that takes the place of another, or of none.
  private struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
    let text: String
  }

  private let original: [UInt8]
  private var edits: [CallPosition: Edit] = [:]
  /// The texts with which each call was reached.
  private var outputs: [CallPosition: [String]] = [:]

  init(_ original: [UInt8]) { self.original = original }

  /// The source with all that is written into it.
  var bytes: [UInt8] {
    var (bytes, index) = ([UInt8](), 0)
    for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += original[index..<edit.range.lowerBound] + edit.bytes
      index = edit.range.upperBound
    }
    return bytes + original[index...]
  }
}

extension EditedSource {
  /// Notes that a call was reached with a text; gives whether something else was written there, which is taken out.
  ///
  /// - Throws: ``RewriteRefusal/several(_:)`` where it was.
  mutating func reach(_ position: CallPosition, with text: String) throws(RewriteRefusal) {
    note(text, at: position)
    guard let edit = edits[position], edit.text != text else { return }
    edits[position] = nil
    throw .several(outputs[position] ?? [])
  }

  /// Puts a text where a call has it, or would have it.
  ///
  /// - Throws: ``RewriteRefusal`` where it cannot be put there, and nothing else be changed.
  mutating func write(
    _ text: String,
    at position: CallPosition,
    of function: String,
    compiled: String?
  ) throws(RewriteRefusal) {
    note(text, at: position)
    guard outputs[position]?.count == 1 else {
      edits[position] = nil
      throw .several(outputs[position] ?? [])
    }
    guard edits[position] == nil else { return }
    let edit = try edit(text, at: position, of: function, compiled: compiled)
    try prove(edit, at: position, of: function)
    edits[position] = edit
  }

  private mutating func note(_ text: String, at position: CallPosition) {
    if outputs[position]?.contains(text) != true { outputs[position, default: []].append(text) }
  }

  private func edit(
    _ text: String,
    at position: CallPosition,
    of function: String,
    compiled: String?
  ) throws(RewriteRefusal) -> Edit {
    let spelling = LiteralSpelling(bytes: original)
    switch try call(of: function, in: original, at: position).text {
    case .missing(let end):
      guard compiled == nil else { throw .changed }
      return Edit(range: end..<end, bytes: spelling.closure(text, at: end), text: text)
    case .literal(let range, let written):
      guard compiled == written else { throw .changed }
      let bytes = spelling.literal(text, at: range.lowerBound)
      return Edit(range: range, bytes: bytes, text: text)
    }
  }

  /// Reads what would be written: the text must be found there, and all else be as it was, byte for byte.
  private func prove(
    _ edit: Edit,
    at position: CallPosition,
    of function: String
  ) throws(RewriteRefusal) {
    let (before, after) = (original[..<edit.range.lowerBound], original[edit.range.upperBound...])
    let bytes = before + edit.bytes + after
    guard
      case .literal(let range, edit.text) = try call(of: function, in: Array(bytes), at: position)
        .text,
      range.lowerBound >= before.count, range.upperBound <= bytes.count - after.count
    else { throw .noLiteral }
  }

  private func call(
    of function: String,
    in bytes: [UInt8],
    at position: CallPosition
  ) throws(RewriteRefusal) -> ExpectationCall {
    try ExpectationCall(of: function, in: bytes, line: position.line, column: position.column)
  }
}

/// Where a call stands in its file.
struct CallPosition: Hashable {
  let line: Int
  let column: Int
}
