/// The names of the members that the source of a class calls: members of other objects, and members of its own.
struct ClassWords: Sendable {
  /// The names that some functions call, with the own functions that these use.
  struct Reach: Sendable {
    /// The members of other objects.
    var says: Set<String> = []
    /// The own members.
    var owns: Set<String> = []
  }

  /// What is called anywhere.
  private(set) var all = Reach()
  /// What is called while an object is made: in initializers and by initial values.
  ///
  /// The table writes an initial value as it writes a computed property, so that both count.
  private(set) var making = Reach()
  /// The members that closures call, which may run at any time, and the members that these call.
  private(set) var later = Reach()
  /// The calls through references that note who reads them.
  private let calls: [SourceCall]
  /// The members that each function calls, by the function's name without labels.
  private var functions: [String: Reach] = [:]
  /// What each computed property, observer and subscript calls, by its name: reading or setting it is no message.
  private var accessors: [String: Reach] = [:]

  /// Whether the class calls code that the table does not show: code of a superclass, or of a stored closure.
  let hasUnseenCode: Bool

  /// Whether the class sends that message through a reference, by the property's name.
  func sends(_ message: String, through property: String) -> Bool {
    hasUnseenCode || calls.contains { $0.property == property && $0.sends(message) }
  }

  /// The members that a function of that name calls; those of the whole class for an unknown function.
  func reach(of function: String) -> Reach { functions[function] ?? all }

  /// Whether closures of the class may call a member of that name on another object without any note of that.
  func mayCallUnnoted(_ name: String) -> Bool {
    later.says.contains(name) && !calls.contains { $0.message.baseName == name }
  }

  /// Sorts the functions of a class's table; `class` is the class.
  init(_ table: SourceTable, of class: Any.Type = Never.self) {
    hasUnseenCode =
      Self.hasUnseenSuperclass(`class`)
      || table.functions.contains { $0.says.contains("()") || $0.says.contains("()*") }
    calls = table.calls
    let functions = Dictionary(grouping: table.functions) { $0.name.baseName }
    for (name, group) in functions {
      let reach = Self.reach(of: group, in: functions)
      all.add(Reach(says: Set(group.flatMap(\.says)), owns: Set(group.flatMap(\.owns))).plain)
      let isMethod = group.contains { $0.name.hasSuffix(")") }
      if name == "init" || !isMethod { making.add(reach.plain) }
      if !isMethod { accessors[name] = reach.plain }
      self.functions[name] = reach.plain
      let inClosures = reach.inClosures.plain
      later.add(inClosures)
      later.add(
        Self.reach(of: inClosures.owns.flatMap { functions[$0] ?? [] }, in: functions).plain
      )
    }
  }

  /// Whether a class has a superclass of the app's, whose source may send messages.
  ///
  /// Superclasses of the system send none.
  private static func hasUnseenSuperclass(_ type: Any.Type) -> Bool {
    guard let type = type as? AnyClass, let superclass = _getSuperclass(type) else { return false }
    return !SystemModules.declare(superclass)
  }

  /// What the properties of this class with one of these names call, when another object reads or sets them.
  func accessors(among names: Set<String>) -> Reach {
    accessors.reduce(into: Reach()) { if names.contains($1.key) { $0.add($1.value) } }
  }

  private static func reach(
    of group: [SourceFunction],
    in functions: [String: [SourceFunction]]
  ) -> Reach {
    var (reach, seen, next) = (Reach(), Set(group.map(\.name)), group)
    while let function = next.popLast() {
      reach.add(Reach(says: Set(function.says), owns: Set(function.owns)))
      let used = Reach(owns: Set(function.owns)).plain.owns.flatMap { functions[$0] ?? [] }
      next += used.filter { seen.insert($0.name).inserted }
    }
    return reach
  }
}

extension ClassWords.Reach {
  /// Adds the names of another.
  fileprivate mutating func add(_ other: Self) {
    says.formUnion(other.says)
    owns.formUnion(other.owns)
  }

  /// The names that have the mark of closures.
  fileprivate var inClosures: Self {
    Self(says: says.filter { $0.hasSuffix("*") }, owns: owns.filter { $0.hasSuffix("*") })
  }

  /// The names without the mark of closures.
  fileprivate var plain: Self {
    func plain(_ names: Set<String>) -> Set<String> {
      Set(names.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 })
    }
    return Self(says: plain(says), owns: plain(owns))
  }
}
