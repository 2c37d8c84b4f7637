import SwiftSyntax

extension FunctionDeclSyntax {
  /// The warning about a method whose calls cannot be recorded, because its statements cannot move into a nested function.
  var unwrappableWarning: Warning? {
    if let attribute = foreignAttribute { return .foreignBody(selector, "@\(attribute.word)") }
    return UnwrappableWordVisitor.first(in: self).map { .unwrapped(selector, $0) }
  }

  /// The attribute that may generate the method's body, as a result builder or another macro does; nil for none.
  ///
  /// A macro sees only names, so every attribute counts that is not known to leave the body unchanged.
  private var foreignAttribute: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      !attribute.isGlobalActor && !Self.harmless.contains(attribute.word)
    }
  }

  private static let harmless: Set = [
    "IBAction", "IBSegueAction", "Sendable", "_Received", "available", "concurrent",
    "discardableResult", "inline", "nonobjc", "objc", "preconcurrency", "warn_unqualified_access",
  ]
}

/// A visitor that finds the first word of a method's signature that a nested function cannot repeat.
private final class UnwrappableWordVisitor: SyntaxVisitor {
  private var word: String?

  static func first(in function: FunctionDeclSyntax) -> String? {
    let visitor = UnwrappableWordVisitor(viewMode: .sourceAccurate)
    if let generics = function.genericParameterClause { visitor.walk(generics) }
    visitor.walk(function.signature)
    return visitor.word
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let words: [Keyword] = [
      .rethrows, .reasync, .consuming, .borrowing, .sending, .isolated, .each,
    ]
    let isName = token.parent?.is(FunctionParameterSyntax.self) == true
    if word == nil, !isName, words.contains(where: { token.tokenKind == .keyword($0) }) {
      word = token.text
    }
    return .skipChildren
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    word = word ?? node.trimmedDescription
    return .skipChildren
  }
}
