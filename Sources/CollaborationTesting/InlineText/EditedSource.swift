/// The source file of a test, with the expected texts that this run of the tests has written into it.
///
/// The lines and columns of calls are their places in the compiled source, so all edits refer to the original bytes.
struct EditedSource {
  /// The replacement of a range of the original bytes, or an insertion where the range is empty.
  private struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
    let text: String
  }

  private let original: [UInt8]
  private var edits: [CallPosition: Edit] = [:]
  private var outputs: [CallPosition: [String]] = [:]

  init(_ original: [UInt8]) { self.original = original }

  var bytes: [UInt8] {
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
    throw .several(outputs[position] ?? [])
  }

  /// Writes the expected text of the call at `position`, in place of the call's literal or as a new trailing closure.
  ///
  /// Has no effect if this run has already written the text.
  ///
  /// - Throws: ``RewriteRefusal`` where the call or its literal is not as compiled, or the call had another result in
  ///   this run.
  mutating func write(
    _ text: String,
    at position: CallPosition,
    of function: String,
    compiled: String?
  ) throws(RewriteRefusal) {
    record(text, at: position)
    guard outputs[position]?.count == 1 else {
      edits[position] = nil
      throw .several(outputs[position] ?? [])
    }
    guard edits[position] == nil else { return }
    let edit = try edit(text, at: position, of: function, compiled: compiled)
    try verify(edit, at: position, of: function)
    edits[position] = edit
  }

  private mutating func record(_ text: String, at position: CallPosition) {
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

  /// Parses the edited source to verify that the call has the new text and all other bytes are unchanged.
  private func verify(
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

struct CallPosition: Hashable {
  let line: Int
  let column: Int
}
