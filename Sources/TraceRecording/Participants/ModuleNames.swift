import Traces

/// Finds out to which module an object belongs, from the name of its type.
///
/// After `ProductListPresenter` at load, `ProductDetailPresenter` is of the module `Detail`. Where
/// one screen is made of several, each part carries its own name: `WeeklyStatsViewController` inside
/// the dashboard is `WeeklyStats.View`. Where an app makes all its screens before the first action, a class whose role
/// another class plays already is of another module: `AddPresenter` after `ListPresenter` is `Add.Presenter`.
struct ModuleNames {
  private var first: [Substring]?
  private var known: Set<String> = []
  /// The parts of the first screen by role and stem.
  private var parts: [[String]: String] = [:]
  /// The stem of the class that was the first to play a role before the first action.
  private var leaders: [String: String] = [:]
  /// The modules, by stem, that were told apart before the first action.
  private var early: [String: String] = [:]

  /// The module of a new object; empty for those that belong to the one loaded first.
  mutating func module(of type: String, role: Role, isLater: Bool) -> String {
    let stem = ModuleNames.stem(of: type, role: role)
    guard isLater else { return earlyModule(of: stem, role) }
    guard !known.contains(stem), role.kind != Role.store.name else {
      return parts[[role.kind, stem]] ?? early[stem] ?? ""
    }
    return name(of: stem)
  }

  /// The module of an object that is made before the first action.
  private mutating func earlyModule(of stem: String, _ role: Role) -> String {
    known.insert(stem)
    guard role.kind != Role.store.name, !stem.isEmpty else { return "" }
    let first = first ?? stem.words
    self.first = first
    let leader = leaders[role.name] ?? stem
    leaders[role.name] = leader
    if leader != stem, stem.words != first { early[stem] = name(of: stem) }
    return early[stem] ?? ""
  }

  /// The words of a stem that the module loaded first has not.
  private func name(of stem: String) -> String {
    let words = stem.words
    let shared = zip(words, first ?? []).prefix { $0 == $1 }.count
    let own = words.dropFirst(shared).joined()
    return own.isEmpty ? stem : own
  }

  /// Notes which of the objects made so far are parts of the main one's screen: in each role that
  /// several classes play, all but the class that shares the main one's stem, else the first.
  mutating func findParts(of main: Participant, among objects: [Participant]) {
    early = [:]
    let mainStem = ModuleNames.stem(of: main.type, role: main.role)
    if !mainStem.isEmpty { first = mainStem.words }
    let roles = Dictionary(grouping: objects.filter { !$0.isStore }, by: \.role.kind)
    for (kind, members) in roles {
      let stems = members.map { ModuleNames.stem(of: $0.type, role: $0.role) }
      guard let leader = stems.contains(mainStem) ? mainStem : stems.first else { continue }
      for stem in stems where stem != leader { parts[[kind, stem]] = stem }
    }
  }

  /// Whether a participant belongs to the module loaded first, as one of its parts or beside them.
  func isOfFirst(_ participant: Participant) -> Bool {
    participant.module.isEmpty || parts.values.contains(participant.module)
  }

  /// The type's name without the word for its role: `ProductList` of `ProductListPresenter`.
  static func stem(of type: String, role: Role) -> String {
    stems[TypeInRole(type: type, role: role.name)]
  }

  /// A type's name and that of the role it plays.
  private struct TypeInRole: Hashable {
    let type: String
    let role: String
  }

  private static let stems = Memo<TypeInRole, String> { key in
    let name = key.type.utf8.prefix(while: \.isOfName)
    let suffixes = ([key.role] + roleWords).map(\.utf8).filter {
      name.suffix($0.count).elementsEqual($0)
    }
    return String(decoding: name.dropLast(suffixes.map(\.count).max() ?? 0), as: UTF8.self)
  }

  private static let roleWords = [
    "ViewController", "Controller", "ViewModel", "View", "Presenter", "Interactor", "Router",
    "Wireframe", "Coordinator", "Repository", "Store",
  ]
}

extension String {
  /// The words of a name in camel case: `Product`, `List`.
  var words: [Substring] { String.knownWords[self] }

  private static let knownWords = Memo<String, [Substring]> { name in
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name.startsWord(at: index) {
      words.append(name[start..<index])
      start = index
    }
    return name.isEmpty ? [] : words + [name[start...]]
  }

  /// A capital starts a word, but inside a run of capitals only the last one does.
  private func startsWord(at index: Index) -> Bool {
    guard self[index].isCapital else { return false }
    let next = self.index(after: index)
    return !self[self.index(before: index)].isCapital
      || next < endIndex && self[next].isLowercase
  }
}

extension Character {
  /// Whether this is in upper case; most names are ASCII, which needs no table.
  fileprivate var isCapital: Bool { asciiValue.map { 65...90 ~= $0 } ?? isUppercase }
}

extension UInt8 {
  /// Whether this byte of UTF-8 may be part of a name, as all beyond ASCII may.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
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

  /// The role of those who conform to a protocol of that name: View for `CartViewProtocol`, and
  /// Presenter for `CartViewOutput`, which is what a Presenter offers its View.
  static func conforming(to boundary: String) -> Role {
    var name = boundary[...]
    for suffix in ["Protocol", "Interface", "Input"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    for suffix in ["Output", "Delegate"] where name.hasSuffix(suffix) {
      let sender = suggested(by: String(name.dropLast(suffix.count)))
      if sender == .viewModel { return .view }
      return standard.contains(sender) ? .presenter : Role(String(name))
    }
    if name.hasSuffix("Wireframe") { return Role("Wireframe", as: .router) }
    if let activity = activities.first(where: { name.hasSuffix($0.word) }) { return activity.role }
    return suggested(by: String(name))
  }

  /// What somebody of a role does, as many protocols are named: `CartPresenting`.
  private static let activities: [(word: String, role: Role)] = [
    ("Presenting", .presenter), ("Presentation", .presenter), ("Interacting", .interactor),
    ("UseCase", .interactor), ("Routing", .router), ("Coordinating", .coordinator),
    ("Storing", .store),
  ]
}
