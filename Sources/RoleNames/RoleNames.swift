/// The words for roles, with which the names of types end: the one list of macros, recorder, rules and lessons.
///
/// A macro sees no more of a type than its name; the recorder tells modules apart by names; traces of other teams have
/// words of their own.
package enum RoleNames {
  /// A word for a role.
  package struct Word: Sendable {
    /// The word: `UseCase`.
    package let text: String
    /// The name of the standard role that it means: `Interactor`.
    package let role: String
  }
}

extension RoleNames {
  /// The words that mean a role wherever a name ends in one; of two that end alike the longer stands first.
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

  /// The words that many teams have for what gives data; a type's name may end in one for other reasons.
  package static let stores = ["Worker", "Service", "DataManager", "Gateway", "Database"]

  /// What the name of a boundary's protocol adds to such a word.
  package static let boundaryEndings = ["Protocol", "Interface", "Input", "Output", "Delegate"]

  /// The word with which a name ends; nil for none.
  package static func word(ending name: some StringProtocol) -> Word? {
    words.first { name.hasSuffix($0.text) }
  }

  /// The standard role that a whole word means, in traces whose classes do not say so; nil for none.
  package static func role(meaning word: String) -> String? {
    stores.contains(word) ? "Store" : words.first { $0.text == word }?.role
  }
}

extension StringProtocol {
  /// The name without the first of these endings that it has.
  package func without(_ endings: [String]) -> SubSequence {
    endings.first { hasSuffix($0) }.map { dropLast($0.count) } ?? self[...]
  }
}
