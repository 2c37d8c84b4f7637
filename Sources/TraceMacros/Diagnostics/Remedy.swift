import SwiftDiagnostics
import SwiftSyntax

struct Remedy: FixItMessage, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  var fixItID: MessageID { MessageID(domain: "TraceMacros", id: message) }

  static let removeDoubled = Remedy("remove '@Doubled'")
  static let removeRole = Remedy("remove '@Role'")
  static let makeVar = Remedy("make it a 'private(set) var'")
  static let addWeak = Remedy("add 'weak'")
  static let addWeakOptional = Remedy("make it 'weak' and optional")
  static let addSeam = Remedy("add '@Seam'")
  static let addSeamVar = Remedy("add '@Seam', and make it a 'private(set) var'")
  static let addUnseen = Remedy("add '@Unseen'")
  static let seamToUnseen = Remedy("mark it '@Unseen' instead")
  static let takeArray = Remedy("take an array")
  static let makeRequired = Remedy("leave 'optional' out")

  static func remove(_ word: String) -> Remedy { Remedy("remove '\(word)'") }

  static func replace(_ word: String, by other: String) -> Remedy {
    Remedy("replace '\(word)' by '\(other)'")
  }

  static func hold(_ name: String) -> Remedy { Remedy("hold '\(name)' instead") }
}

extension FixIt {
  static func inserting(_ words: String, before token: TokenSyntax, as remedy: Remedy) -> FixIt {
    FixIt(message: remedy, changes: [.inserting(words, before: token)])
  }

  static func replacing(_ node: some SyntaxProtocol, by text: String, as remedy: Remedy) -> FixIt {
    FixIt(message: remedy, changes: [.replacing(node, by: text)])
  }

  /// Returns a fix-it that removes a node with the blank after it.
  static func removing(_ node: some SyntaxProtocol, as remedy: Remedy) -> FixIt {
    let nothing = Syntax(
      TokenSyntax(.identifier(""), leadingTrivia: node.leadingTrivia, presence: .present)
    )
    return FixIt(message: remedy, changes: [.replace(oldNode: Syntax(node), newNode: nothing)])
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
