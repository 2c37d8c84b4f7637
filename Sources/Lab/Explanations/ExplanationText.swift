import CollaborationRules
import Stage
import TerminalText

/// What `explain NAME` says of a rule, a role, an architecture, a word or an edition of an article,
/// also where nothing is loaded.
public struct ExplanationText {
  private let explanation: Explanation

  /// Finds what a name stands for; the modules are those whose editions are explained.
  ///
  /// - Throws: ``Unknown`` for a name that is not explained.
  public init(of name: String, in modules: [Module]) throws(Unknown) {
    guard let explanation = Explanation(of: name, in: modules) else {
      throw Unknown(nearest: Explanation.nearest(to: name, among: [], in: modules).listed("or"))
    }
    self.explanation = explanation
  }

  /// A name that is not explained.
  public struct Unknown: Error {
    /// The three names that are most like it: `weak, wait or task`.
    public let nearest: String
  }

  /// All names that are explained.
  public static var names: [String] { Explanation.names }

  /// The page.
  public func text(_ settings: Settings) -> StyledText { explanation.text(settings) }
}
