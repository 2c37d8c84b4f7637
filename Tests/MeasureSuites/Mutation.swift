import SwiftSyntax

/// A change of a source: some of its text, and what takes its place.
struct Mutation: Equatable {
  /// The code by which a person names the place: `loadTodos()`.
  let code: String
  /// What is taken out, in bytes of the source.
  let range: Range<Int>
  /// What is put in.
  let text: String

  /// Changes a node, which is named by its own code.
  init(_ node: some SyntaxProtocol, _ text: String) {
    self.init(node, named: node.trimmedDescription, text)
  }

  /// Changes a node, which is named by other code.
  init(_ node: some SyntaxProtocol, named code: String, _ text: String) {
    self.code = code
    self.text = text
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Changes what stands from one node to another, the first of which names the place.
  init(from first: some SyntaxProtocol, to last: some SyntaxProtocol, _ text: String) {
    code = first.trimmedDescription
    self.text = text
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    range = start..<last.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension Mutation {
  /// The source with the change.
  func mutated(_ source: String) -> String {
    let bytes = Array(source.utf8)
    let parts = [bytes[..<range.lowerBound], Array(text.utf8)[...], bytes[range.upperBound...]]
    return String(decoding: Array(parts.joined()), as: UTF8.self)
  }
}
