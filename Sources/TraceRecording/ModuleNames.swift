import Traces

/// Finds out to which module an object belongs, from the name of its type.
///
/// After `ProductListPresenter` at load, `ProductDetailPresenter` is of the module `Detail`.
struct ModuleNames {
  private var first: [Substring]?
  private var known: Set<String> = []

  /// The module of a new object; empty for all that are made before the first action.
  mutating func module(of type: String, role: Role, isLater: Bool) -> String {
    let stem = ModuleNames.stem(of: type, role: role)
    guard isLater else {
      known.insert(stem)
      if role.kind != Role.store.name, first == nil, !stem.isEmpty { first = stem.words }
      return ""
    }
    guard !known.contains(stem), role.kind != Role.store.name else { return "" }
    let shared = zip(stem.words, first ?? []).prefix { $0 == $1 }.count
    let own = stem.words.dropFirst(shared).joined()
    return own.isEmpty ? stem : own
  }

  /// The type's name without the word for its role: `ProductList` of `ProductListPresenter`.
  static func stem(of type: String, role: Role) -> String {
    let name = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let suffixes = ([role.name] + roleWords).filter { name.hasSuffix($0) }
    return String(name.dropLast(suffixes.map(\.count).max() ?? 0))
  }

  private static let roleWords = [
    "ViewController", "Controller", "ViewModel", "View", "Presenter", "Interactor", "Router",
    "Wireframe", "Coordinator", "Repository", "Store",
  ]
}

extension String {
  /// The words of a name in camel case: `Product`, `List`.
  var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() where startsWord(at: index) {
      words.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : words + [self[start...]]
  }

  /// A capital starts a word, but inside a run of capitals only the last one does.
  private func startsWord(at index: Index) -> Bool {
    guard self[index].isUppercase else { return false }
    let next = self.index(after: index)
    return !self[self.index(before: index)].isUppercase
      || next < endIndex && self[next].isLowercase
  }
}

extension Role {
  /// The role that a type's name ends in, or one of that name.
  static func suggested(by type: String) -> Role {
    if type.hasSuffix("ViewController") { return .view }
    let standard = StandardRole.allCases.map(\.rawValue).filter { type.hasSuffix($0) }
    guard let word = standard.max(by: { $0.count < $1.count }) else { return Role(type) }
    return .named(word)
  }
}
