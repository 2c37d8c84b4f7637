import CollaborationRules
import Stage
import TerminalText

/// The page of `explain NAME` for a rule, a role, an architecture, a word or an edition of an article, whether or not
/// a module is loaded.
public struct ExplanationText {
  private let explanation: Explanation

  /// Finds the page of a name; `modules` contain the editions that are explained.
  ///
  /// - Throws: ``Unknown`` for a name that is not explained.
  public init(of name: String, in modules: [Module]) throws(Unknown) {
    guard let explanation = Explanation(of: name, in: modules) else {
      throw Unknown(nearest: Explanation.nearest(to: name, among: [], in: modules).listed("or"))
    }
    self.explanation = explanation
  }

  /// The error for a name without a page.
  public struct Unknown: Error {
    /// The three names that are most similar: `weak, wait or task`.
    public let nearest: String
  }

  /// All explained names, without alternative spellings and editions.
  public static var names: [String] { Explanation.names }

  /// Returns the page.
  public func text(_ settings: Settings) -> StyledText { explanation.text(settings) }
}
