/// The smallest piece of source that means something; comments and blanks are none.
struct SourceToken: Hashable, Sendable {
  /// What kind of piece it is.
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, without back-ticks; also `#if` and its kin.
    case word
    /// A number.
    case number
    /// The beginning of a text; what is interpolated follows between parentheses.
    case text
    /// A mark: one character, or `->`.
    case mark
  }

  /// What kind of piece it is.
  let kind: Kind
  /// The characters; of a text the quotation mark, then what it says between interpolations.
  var text: String
  /// The line on which it begins, from 1.
  let line: Int
  /// Whether no blank stands before it, as before the `<` of `Result<A, B>`.
  let isAttached: Bool

  /// Whether this is that mark.
  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// Whether this is that name or keyword.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
