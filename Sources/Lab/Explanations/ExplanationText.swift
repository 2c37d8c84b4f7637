import TerminalText

/// What `explain NAME` says of a rule, a role, an architecture or a word, also where nothing is loaded.
public struct ExplanationText {
  private let explanation: Explanation

  /// Finds what a name stands for.
  ///
  /// - Throws: ``Unknown`` for a name that is not explained.
  public init(of name: String) throws(Unknown) {
    guard let explanation = Explanation(of: name) else {
      throw Unknown(suggestion: name.lowercased().nearest(in: Explanation.names))
    }
    self.explanation = explanation
  }

  /// A name that is not explained.
  public struct Unknown: Error {
    /// The name that is most like it; nil where none is.
    public let suggestion: String?
  }

  /// All names that are explained.
  public static var names: [String] { Explanation.names }

  /// The page.
  public func text(_ settings: Settings) -> StyledText { explanation.text(settings) }
}
