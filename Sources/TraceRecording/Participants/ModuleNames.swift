import RoleNames
import Traces

/// Finds out to which module an object belongs, from the name of its type.
///
/// Classes that share a stem are of one module: `ProductDetailPresenter` and `ProductDetailView` are of `Detail`, after
/// `ProductListPresenter` at load. What is made before the first action is the module loaded first, whatever its stems, but for
/// a class whose role another class plays there already: `AddPresenter` after `ListPresenter` is `Add.Presenter`, and
/// `WeeklyStatsViewController` inside the dashboard is `WeeklyStats.View`.
struct ModuleNames {
  /// The words of the stem of the module loaded first.
  private var first: [Substring]?
  private var known: Set<String> = []
  /// The stem of the class that plays each role in the module loaded first.
  private var leaders: [String: String] = [:]
  /// The other modules by stem.
  private var modules: [String: String] = [:]
  /// The parts of the first screen by role and stem.
  private var parts: [[String]: String] = [:]

  /// The module of a new object; empty for those that belong to the one loaded first.
  mutating func module(of type: String, role: Role, isLater: Bool) -> String {
    let stem = ModuleNames.stem(of: type, role: role)
    let isNew = known.insert(stem).inserted
    guard role.kind != Role.store.name, !stem.isEmpty || isLater else { return "" }
    if let module = parts[[role.kind, stem]] ?? modules[stem] { return module }
    if !isLater || !isNew {
      let first = first ?? ModuleNames.words[stem]
      self.first = first
      let leader = leaders[role.name] ?? stem
      leaders[role.name] = leader
      if leader == stem || stem.isEmpty || ModuleNames.words[stem] == first { return "" }
    }
    let module = name(of: stem)
    modules[stem] = module
    return module
  }

  /// The words of a stem that the module loaded first has not.
  private func name(of stem: String) -> String {
    let words = ModuleNames.words[stem]
    let shared = zip(words, first ?? []).prefix { $0 == $1 }.count
    let own = words.dropFirst(shared).joined()
    return own.isEmpty ? stem : own
  }

  /// Notes which of the objects made so far are parts of the main one's screen: in each role that
  /// several classes play, all but the class that shares the main one's stem, else the first.
  mutating func findParts(of main: Participant, among objects: [Participant]) {
    (modules, leaders) = ([:], [:])
    let mainStem = ModuleNames.stem(of: main.type, role: main.role)
    if !mainStem.isEmpty { first = ModuleNames.words[mainStem] }
    let roles = Dictionary(grouping: objects.filter { !$0.isStore }, by: \.role.kind)
    for (kind, members) in roles {
      let stems = members.map { ModuleNames.stem(of: $0.type, role: $0.role) }
      guard let leader = stems.contains(mainStem) ? mainStem : stems.first else { continue }
      for (member, stem) in zip(members, stems) {
        if stem == leader {
          leaders[member.role.name] = leader
        } else {
          parts[[kind, stem]] = stem
        }
      }
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

  private static let words = Memo<String, [Substring]> { $0.camelWords }
  private static let stems = Memo<TypeInRole, String> { key in
    let name = key.type.utf8.prefix(while: \.isOfName)
    let suffixes = ([key.role] + RoleNames.words.map(\.text)).map(\.utf8).filter {
      name.suffix($0.count).elementsEqual($0)
    }
    return String(decoding: name.dropLast(suffixes.map(\.count).max() ?? 0), as: UTF8.self)
  }
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
    guard let word = RoleNames.word(ending: type) else { return Role(type) }
    return word.text == "Wireframe" ? Role(word.text, as: .router) : .named(word.role)
  }

  /// The role of those who conform to a protocol of that name: View for `CartViewProtocol`, and
  /// Presenter for `CartViewOutput`, which is what a Presenter offers its View.
  static func conforming(to boundary: String) -> Role {
    let name = boundary.without(["Protocol", "Interface", "Input"])
    let sender = name.without(["Output", "Delegate"])
    guard sender != name else { return suggested(by: String(name)) }
    guard let word = RoleNames.word(ending: sender) else { return Role(String(name)) }
    return word.role == Role.viewModel.name ? .view : .presenter
  }
}
