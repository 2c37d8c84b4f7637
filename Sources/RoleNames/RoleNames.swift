/// The words for roles at the end of type names: the only list, used by macros, recorder, rules and lessons.
///
/// A macro sees nothing of a type but its name, the recorder tells modules apart by names, and traces of other teams
/// use words of their own.
package enum RoleNames {
  /// A word for a role.
  package struct Word: Sendable {
    /// The word, such as `UseCase`.
    package let text: String
    /// The name of the standard role that the word means, such as `Interactor`.
    package let role: String
  }
}

extension RoleNames {
  /// The words that mean a role wherever a name ends in one; of two with the same ending the longer stands first.
  package static let words: [Word] = [
    Word(text: "ViewModel", role: "ViewModel"), Word(text: "ViewController", role: "View"),
    Word(text: "View", role: "View"), Word(text: "Controller", role: "Controller"),
    Word(text: "Presenter", role: "Presenter"), Word(text: "Presenting", role: "Presenter"),
    Word(text: "Presentation", role: "Presenter"), Word(text: "Interactor", role: "Interactor"),
    Word(text: "Interacting", role: "Interactor"), Word(text: "UseCase", role: "Interactor"),
    Word(text: "Router", role: "Router"), Word(text: "Routing", role: "Router"),
    Word(text: "Wireframe", role: "Router"), Word(text: "Coordinator", role: "Coordinator"),
    Word(text: "Coordinating", role: "Coordinator"), Word(text: "Repository", role: "Repository"),
    Word(text: "Store", role: "Store"), Word(text: "Storing", role: "Store"),
  ]

  /// The words that many teams use for a Store; a type's name may end in one of these words for other reasons.
  package static let stores = ["Worker", "Service", "DataManager", "Gateway", "Database"]

  /// The endings of boundary protocols, which follow the word for the role.
  package static let boundaryEndings = ["Protocol", "Interface", "Input", "Output", "Delegate"]

  /// Returns the word with which a name ends; nil for none.
  package static func word(ending name: some StringProtocol) -> Word? {
    words.first { name.hasSuffix($0.text) }
  }

  /// Returns the standard role that a whole word means, for traces whose classes do not declare it; nil for none.
  package static func role(meaning word: String) -> String? {
    stores.contains(word) ? "Store" : words.first { $0.text == word }?.role
  }
}

extension StringProtocol {
  /// Returns the name without the first of these endings that it has.
  package func without(_ endings: [String]) -> SubSequence {
    endings.first { hasSuffix($0) }.map { dropLast($0.count) } ?? self[...]
  }
}
