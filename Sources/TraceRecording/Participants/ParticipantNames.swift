import RoleNames
import Traces

/// The names of participants (module, role and ordinal), and the order of their lanes (columns of a diagram).
struct ParticipantNames {
  private var modules = ModuleNames()
  private var ordinals: [Participant: Int] = [:]
  private var indices: [Participant: Int] = [:]
  private var moduleRanks = ["": 0]

  /// Returns a new name for the registry's member `index`, and the key that orders its lane (column of a diagram).
  ///
  /// `type` is the name of the member's class; `isLater` is true after an action.
  mutating func name(_ index: Int, _ role: Role, _ type: String, isLater: Bool)
    -> (participant: Participant, laneKey: Int)
  {
    let module = modules.module(of: type, role: role, isLater: isLater)
    let first = Participant(role, module: module)
    let ordinal = ordinals[first, default: 0] + 1
    ordinals[first] = ordinal
    let participant = Participant(role, type: type, module: module, ordinal: ordinal)
    let rank = moduleRanks[module] ?? moduleRanks.count
    moduleRanks[module] = rank
    indices[participant] = index
    return (participant, rank << 8 + min(role.laneOrder, 255))
  }

  /// Discards all names, to be assigned again with the parts of the main screen as modules of their own.
  mutating func reset(withPartsOf main: Participant, among objects: [Participant]) {
    modules.findParts(of: main, among: objects)
    (ordinals, indices, moduleRanks) = ([:], [:], ["": 0])
  }

  /// Returns whether two participants belong to one module; parts of the first screen count as in the first module.
  func areInSameModule(_ one: Participant, _ other: Participant) -> Bool {
    one.module == other.module || modules.isInFirstModule(one) && modules.isInFirstModule(other)
  }

  func index(of participant: Participant) -> Int? { indices[participant] }
}

// Participants in the order of their lanes (columns of a diagram): by module in order of appearance, then by role.

extension ParticipantRegistry {
  func lanes(hasUser: Bool) -> [Participant] {
    (hasUser ? [.user] : []) + ordered(Array(members.indices))
  }

  var livingLanes: [Participant] { ordered(living.map { Int($0.index) }) }

  /// Returns the elements of `participants` that are registered here, User first, then in the order of their lanes (columns).
  func lanes(of participants: [Participant]) -> [Participant] {
    let known = Set(participants.compactMap { names.index(of: $0) })
    return (participants.contains(where: \.isUser) ? [.user] : []) + ordered(Array(known))
  }

  private func ordered(_ indices: [Int]) -> [Participant] {
    indices.sorted { (members[$0].laneKey, $0) < (members[$1].laneKey, $1) }
      .map { members[$0].participant }
  }
}

/// The assignment of objects to VIPER modules by the names of their classes.
///
/// Classes with a common stem (name without the role) belong to one module. Its name is the stem without the words that begin
/// the first module's stem, too: after `ProductListPresenter`, `ProductDetailView` belongs to `Detail`. An object made before
/// the first action belongs to the first module, unless a class with another stem plays its role there: after
/// `ListPresenter`, `AddPresenter` is `Add.Presenter`; `WeeklyStatsViewController` in the dashboard is `WeeklyStats.View`.
struct ModuleNames {
  /// The words of the first module's stem (class name without role): `Product`, `List`; nil before the stem is known.
  private var first: [Substring]?
  private var known: Set<String> = []
  /// By the name of each role, the stem (class name without role) of the class that plays the role in the first module.
  private var leaders: [String: String] = [:]
  /// The names of the modules other than the first, by the stems (names without the role) of their classes.
  private var modules: [String: String] = [:]
  /// The names of the modules made of parts of the first screen, by role and stem (class name without role).
  private var parts: [[String]: String] = [:]

  /// Returns the name of a new object's module, empty for the first module and for a Store; `isLater` is true after an action.
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

  /// Returns a module's name: the stem (class name without role) without the first words that the first module's stem has, too.
  private func name(of stem: String) -> String {
    let words = ModuleNames.words[stem]
    let shared = zip(words, first ?? []).prefix { $0 == $1 }.count
    let own = words.dropFirst(shared).joined()
    return own.isEmpty ? stem : own
  }

  /// Finds the parts of the main screen, which become modules of their own.
  ///
  /// In each role, all classes are parts except the one with `main`'s stem (name without role), or the first if no class has it.
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

  /// Returns whether a participant belongs to the module loaded first, or is a part of the first screen.
  func isInFirstModule(_ participant: Participant) -> Bool {
    participant.module.isEmpty || parts.values.contains(participant.module)
  }

  /// Returns a type's name without the longest role word at its end, generic arguments, and words for an implementation: `ProductList`
  /// for `ProductListPresenter<Row>` and `DefaultProductListPresenterImpl`.
  static func stem(of type: String, role: Role) -> String {
    stems[[type, role.name]]
  }

  private static let words = Memo<String, [Substring]> { $0.camelWords }
  /// The stems (names without the role) by type and role.
  private static let stems = Memo<[String], String> { key in
    let type = String(decoding: key[0].utf8.prefix(while: \.isNameByte), as: UTF8.self)
    let name = type.without(["Implementation", "Impl"]).utf8
    let suffixes = ([key[1]] + RoleNames.words.map { $0.text }).map(\.utf8).filter {
      name.suffix($0.count).elementsEqual($0)
    }
    let stem = String(
      decoding: name.dropLast(suffixes.map(\.count).max() ?? 0),
      as: UTF8.self
    )
    let words = stem.camelWords
    return words.count > 1 && words[0] == "Default" ? words.dropFirst().joined() : stem
  }
}

extension Role {
  /// Returns the role whose word ends the type's name: Presenter for `CartPresenter`; else a role with the name of the type.
  static func suggested(by type: String) -> Role {
    guard let word = RoleNames.word(ending: type) else { return Role(type) }
    return word.text == "Wireframe" ? Role(word.text, as: .router) : .named(word.role)
  }

  /// Returns the role of objects that conform to the protocol `boundary`: View for `CartViewProtocol`, and Presenter
  /// for `CartViewOutput`, which a Presenter offers to its View.
  static func conforming(to boundary: String) -> Role {
    let name = boundary.without(["Protocol", "Interface"]).without(["Input"])
    let sender = name.without(["Output", "Delegate"])
    guard sender != name else { return suggested(by: String(name)) }
    guard let word = RoleNames.word(ending: sender) else { return Role(String(name)) }
    return word.role == Role.viewModel.name ? .view : .presenter
  }
}
