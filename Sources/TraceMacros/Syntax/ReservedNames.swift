import SwiftDiagnostics
import SwiftSyntax

/// A check for names that a stand-in (recording proxy) uses itself or cannot record.
enum StandInNames {
  /// The names of this library that methods of a stand-in (recording proxy) use.
  static let used: Set = ["_ClosureMark", "_unwrap"]

  /// Returns the error for the name of a protocol or requirement if the recording proxy cannot use that name; nil if it can.
  static func refusal(of name: TokenSyntax) -> Diagnostic? {
    let plain = name.text.plain
    if !plain.isWord { return Refusal.doubledName(plain).at(name) }
    let isTaken =
      used.contains(plain) || ["__link", "__anyBase", "__Base"].contains(plain)
      || plain.hasPrefix("__base_")
    return isTaken ? Refusal.doubledOwnName(plain).at(name) : nil
  }

  /// Returns the error for a word of a requirement if it is a name that the recording proxy cannot use; nil for other words.
  static func refusal(inRequirement word: TokenSyntax) -> Diagnostic? {
    switch (word.tokenKind, word.parent?.kind) {
    case (.binaryOperator, .functionDecl), (.prefixOperator, .functionDecl),
      (.postfixOperator, .functionDecl):
      return Refusal.doubledOperator.at(word)
    case (.keyword(.func), _): return nil
    case (_, .functionDecl), (_, .identifierPattern): return refusal(of: word)
    case (.identifier(let label), .functionParameter):
      return label.plain.isWord ? nil : Refusal.doubledName(label.plain).at(word)
    default: return nil
    }
  }
}

extension String {
  fileprivate var isWord: Bool {
    self != "_" && first?.isNumber == false
      && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue || $0.value > 0x2000 }
  }
}

/// The words of Swift that generated code does not use as names of values, although they can be labels of arguments.
///
/// From "Keywords and Punctuation" in The Swift Programming Language, with newer words that can begin an expression.
enum SwiftWords {
  static let all: Set = [
    // Declarations.
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    // Statements.
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    // Expressions and types.
    "Any", "Protocol", "Self", "Type", "any", "as", "async", "await", "borrow", "consume", "copy",
    "discard", "each", "false", "is", "nil", "self", "some", "super", "then", "throws", "true",
    "try", "unsafe", "yield",
  ]
}
