/// A token of Swift source; comments and blanks yield no token.
struct SourceToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, without back-ticks, or a word that begins with `#`, such as `#if`.
    case word
    case number
    /// A string literal, or a regular expression with `#`; the tokens of interpolations follow between parentheses.
    case text
    /// Punctuation: one character, or `->`.
    case mark
  }

  let kind: Kind
  /// The characters of the token; for a string literal, its quotation mark and its text outside interpolations.
  var text: String
  /// The line on which the token begins, from 1.
  let line: Int
  /// Whether no blank or line end precedes the token, as before the `<` of `Result<A, B>`.
  let isAttached: Bool

  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
