import CollaborationRules
import Stage
import TerminalText

/// A page of `explain` in a shell: about a rule, a role, an architecture, a word of the glossary or an article.
public struct ExplanationText {
  private let explanation: Explanation

  /// Finds the page of a name; `modules` are searched for an article of that name.
  ///
  /// - Throws: ``Unknown`` if no page has the name.
  public init(of name: String, in modules: [Module]) throws(Unknown) {
    guard let explanation = Explanation(of: name, in: modules) else {
      let nearest = Explanation.nearest(to: name, among: [], in: modules)
      throw Unknown(sentences: Explanation.absence(of: name, nearest))
    }
    self.explanation = explanation
  }

  /// The error for a name that has no page.
  public struct Unknown: Error {
    /// What to tell the person: that there is no page, and up to three similar names that have one.
    public let sentences: String
  }

  /// The names that have a page, without alternative spellings and numbers of articles.
  public static var names: [String] { Explanation.names }

  /// Returns the page as text, wrapped to the width in `settings`.
  public func text(_ settings: Settings) -> StyledText { explanation.text(settings) }
}
