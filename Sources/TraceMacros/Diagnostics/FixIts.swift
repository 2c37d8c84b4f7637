import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension FixIt {
  init(_ remedy: String, _ changes: [Change]) {
    self.init(message: MacroExpansionFixItMessage(remedy), changes: changes)
  }

  static func inserting(_ words: String, before token: TokenSyntax, as remedy: String) -> FixIt {
    FixIt(remedy, [.inserting(words, before: token)])
  }

  static func replacing(_ node: some SyntaxProtocol, by text: String, as remedy: String) -> FixIt {
    FixIt(remedy, [.replacing(node, by: text)])
  }

  /// Returns a fix-it that removes a node with the blank after it.
  static func removing(_ node: some SyntaxProtocol, as remedy: String) -> FixIt {
    let nothing = Syntax(
      TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    )
    return FixIt(remedy, [.replace(oldNode: Syntax(node), newNode: nothing)])
  }
}

extension FixIt.Change {
  static func inserting(_ words: String, before token: TokenSyntax) -> FixIt.Change {
    let trivia = token.leadingTrivia + Trivia(pieces: [.unexpectedText(words)])
    return .replaceLeadingTrivia(token: token, newTrivia: trivia)
  }

  static func replacing(_ node: some SyntaxProtocol, by text: String) -> FixIt.Change {
    let other = TokenSyntax(
      .identifier(text),
      leadingTrivia: node.leadingTrivia,
      trailingTrivia: node.trailingTrivia,
      presence: .present
    )
    return .replace(oldNode: Syntax(node), newNode: Syntax(other))
  }
}
