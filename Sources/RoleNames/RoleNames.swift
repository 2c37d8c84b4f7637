/// The words at the end of type names that tell the role of an object, such as `Presenter`.
///
/// The macros use this list because they see only a type's name, the recorder uses it to tell modules apart, and
/// readers of traces use it to translate other teams' names for roles.
package enum RoleNames {
  /// The words that always tell the role of a type whose name ends in one of them, each with the name of the standard role.
  ///
  /// `ViewController` precedes `Controller`, because the first match counts.
  package static let words: [(text: String, role: String)] = [
    ("ViewModel", "ViewModel"), ("ViewController", "View"), ("View", "View"),
    ("Controller", "Controller"), ("Presenter", "Presenter"), ("Presenting", "Presenter"),
    ("Presentation", "Presenter"), ("Interactor", "Interactor"), ("Interacting", "Interactor"),
    ("UseCase", "Interactor"), ("Router", "Router"), ("Routing", "Router"), ("Wireframe", "Router"),
    ("Coordinator", "Coordinator"), ("Coordinating", "Coordinator"), ("Repository", "Repository"),
    ("Store", "Store"), ("Storing", "Store"),
  ]

  /// Further words for a Store, which `words` leaves out: a type's name may end in one of them for other reasons.
  package static let stores = ["Worker", "Service", "DataManager", "Gateway", "Database"]

  /// Further words at the end of a View's name, left out of `words`, because other types may end in them as well.
  package static let screens = ["Screen", "VC"]

  /// The endings of the names of protocols between objects with roles, after the word for the role: `ViewProtocol`.
  package static let boundaryEndings = ["Protocol", "Interface", "Input", "Output", "Delegate"]

  /// Returns the first of `words` in which a type's name ends; nil if it ends in none.
  package static func word(ending name: some StringProtocol) -> (text: String, role: String)? {
    words.first { name.hasSuffix($0.text) }
  }

  /// Returns the standard role that the name of a role or type in a trace means: `Interactor` for `UseCase` and `PayUseCase`.
  ///
  /// Nil for a name that ends in none of `words` and `screens`, with or without `Impl` after it, and is not in `stores`.
  package static func role(meaning name: String) -> String? {
    if stores.contains(name) { return "Store" }
    let name = name.without(["Impl"])
    return word(ending: name)?.role ?? (screens.contains(where: name.hasSuffix) ? "View" : nil)
  }
}

extension StringProtocol {
  /// Returns the name without its ending, the first of `endings` that fits; the whole name if none fits.
  package func without(_ endings: [String]) -> SubSequence {
    endings.first { hasSuffix($0) }.map { dropLast($0.count) } ?? self[...]
  }
}

extension String {
  /// The words of a name in camel case, in order: `Product` and `List` for `ProductList`.
  ///
  /// A run of capitals is one word, but its last capital begins the next word if a small letter follows: `URL`, `Session`.
  package var camelWords: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where startsWord(at: index) {
      words.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : words + [self[start...]]
  }

  /// The words of a name in camel case, in lower case: `product` and `list` for `ProductList`.
  package var smallWords: [String] { camelWords.map { $0.lowercased() } }

  private func startsWord(at index: Index) -> Bool {
    guard self[index].isCapital else { return false }
    let next = self.index(after: index)
    return !self[self.index(before: index)].isCapital
      || next < endIndex && self[next].isLowercase
  }
}

extension Character {
  /// Whether this is an upper-case letter; ASCII, which most names are, is checked first.
  fileprivate var isCapital: Bool { asciiValue.map { 65...90 ~= $0 } ?? isUppercase }
}
