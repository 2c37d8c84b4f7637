import SwiftSyntax

/// A change of a source: a range, and the text that replaces it.
struct Mutation: Equatable {
  /// The code that identifies the place in `Mutants.txt`: `loadTodos()`.
  let code: String
  /// The replaced range, in UTF-8 bytes of the source.
  let range: Range<Int>
  let text: String

  /// Makes a change of a node that is identified by its own code.
  init(_ node: some SyntaxProtocol, _ text: String) {
    self.init(node, named: node.trimmedDescription, text)
  }

  /// Makes a change of a node that is identified by other code.
  init(_ node: some SyntaxProtocol, named code: String, _ text: String) {
    self.code = code
    self.text = text
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Makes a change of the nodes from `first` to `last`, identified by the code of `first`.
  init(from first: some SyntaxProtocol, to last: some SyntaxProtocol, _ text: String) {
    code = first.trimmedDescription
    self.text = text
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<last.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension Mutation {
  func mutated(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let parts = [bytes[..<range.lowerBound], Array(text.utf8)[...], bytes[range.upperBound...]]
    return String(decoding: Array(parts.joined()), as: UTF8.self)
  }
}
