/// A token of Swift source; comments and blanks are none.
struct SourceToken: Hashable, Sendable {
  /// The kind of a token.
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, without back-ticks; also `#if` and the like.
    case word
    case number
    /// The beginning of a string literal, or a regular expression. The tokens of an interpolation follow between
    /// parentheses.
    case text
    /// Punctuation: one character, or `->`.
    case mark
  }

  let kind: Kind
  /// The characters; of a string literal the quotation mark and the text outside interpolations.
  var text: String
  /// The line on which the token begins, from 1.
  let line: Int
  /// Whether no blank precedes the token, as before the `<` of `Result<A, B>`.
  let isAttached: Bool

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
