/// The reason why an expected text is not written into a test's source or file.
enum RewriteRefusal: Error, Equatable {
  /// A source that differs from the compiled source.
  case changed
  /// A trailing closure whose content is not a single string literal without interpolations.
  case noLiteral
  case missing(path: String)
  case unwritable(path: String, reason: String)
  /// Different results of one call, or for one file, in this run of the tests.
  case several([String])
}

extension RewriteRefusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .changed: "The source has changed since this test was built: build it again."
    case .noLiteral:
      "The closure holds more than a text, so nothing is written there: write one text in it."
    case .missing(let path): "There is no \(path) here, so nothing is written."
    case .unwritable(let path, let reason): "\(path) is left as it is: \(reason)."
    case .several(let texts):
      "This call is reached with different traces, so nothing is written.\n"
        + texts.enumerated().map { index, text in
          "Output \(index + 1) / \(texts.count):\n\(text.indented(by: 2))"
        }.joined(separator: "\n")
        + "\nGive each a text of its own: expectTrace(trace, inFile: \"a name for each\")."
    }
  }
}

extension String {
  /// Returns the text with each line that is not empty indented by `count` blanks.
  func indented(by count: Int) -> String {
    let blanks = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }
}
