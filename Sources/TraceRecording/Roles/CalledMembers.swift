/// The names of the members that the functions of a class use, on other objects and on their own object.
///
/// Names with `.` before them are of properties and subscripts, other names of methods.
struct CalledMembers: Sendable {
  /// The names of the members that some functions call, also through other functions of the class.
  struct Reach: Sendable {
    var onOthers: Set<String> = []
    var onSelf: Set<String> = []
  }

  private(set) var all = Reach()
  /// The calls made while an object is being created: in initializers and initial values.
  ///
  /// The source table lists an initial value as it lists a computed property, so computed properties are included.
  private(set) var initialization = Reach()
  /// The calls in closures, which may run at any time, and in the members of the class that these closures use.
  private(set) var deferred = Reach()
  /// The calls through seams (recorded references), for which the object that reads the seam is noted.
  private let calls: [SourceCall]
  /// The calls made in each function, by the function's name without labels.
  private var functions: [String: Reach] = [:]
  /// The calls made in each computed property, observer and subscript, by name; the use of these members is not recorded.
  private var accessors: [String: Reach] = [:]

  /// Whether the class runs code that its list of calls does not contain: of a superclass, or of a stored closure.
  let hasUnseenCode: Bool

  /// Returns whether the class sends a message through a property; true if the class has unseen code.
  func sends(_ message: String, through property: String) -> Bool {
    hasUnseenCode || calls.contains { $0.property == property && $0.sends(message) }
  }

  func reach(of function: String) -> Reach { functions[function] ?? all }

  /// Returns whether the class calls another object's member in a closure, and never through a seam (recorded reference).
  func mayCallUnnoted(_ name: String) -> Bool {
    deferred.onOthers.contains(name) && !calls.contains { $0.message.baseName == name }
  }

  /// Returns the calls in the source tables of a class; the class is only asked for a superclass, whose calls are not in the tables.
  static func of(_ class: Any.Type, _ sources: [InternedText]) -> CalledMembers {
    found[Tables(sources: sources, hasUnseenSuperclass: hasUnseenSuperclass(`class`))]
  }

  private struct Tables: Hashable {
    let sources: [InternedText]
    let hasUnseenSuperclass: Bool
  }

  private static let found = Memo<Tables, CalledMembers> { CalledMembers($0) }

  private init(_ tables: Tables) {
    let table = SourceTable.parsed[tables.sources]
    calls = table.calls
    let functions = Dictionary(grouping: table.functions) { $0.name.baseName }
    for (name, group) in functions {
      let reached = Self.reached(from: group, in: functions)
      let reach = Reach(of: reached)
      all.add(Reach(of: group))
      let isMethod = group.contains { $0.name.hasSuffix(")") }
      if name == "init" || !isMethod { initialization.add(reach) }
      if !isMethod { accessors[name] = reach }
      self.functions[name] = reach
      let inClosures = Reach(of: reached, inClosures: true)
      deferred.add(inClosures)
      let used = inClosures.onSelf.flatMap { functions[$0.member] ?? [] }
      deferred.add(Reach(of: Self.reached(from: used, in: functions)))
    }
    hasUnseenCode = tables.hasUnseenSuperclass || all.onOthers.contains("()")
  }

  /// Returns whether a class has a superclass declared by the app; superclasses of the system send no messages.
  private static func hasUnseenSuperclass(_ type: Any.Type) -> Bool {
    guard let type = type as? AnyClass, let superclass = _getSuperclass(type) else { return false }
    return !SystemModules.declare(superclass)
  }

  func accessors(among names: Set<String>) -> Reach {
    accessors.reduce(into: Reach()) { if names.contains("." + $1.key) { $0.add($1.value) } }
  }

  /// Returns functions of the class with all others that they call on their own object, also through others.
  private static func reached(
    from group: [SourceFunction],
    in functions: [String: [SourceFunction]]
  ) -> [SourceFunction] {
    var (reached, names, next) = (group, Set(group.map(\.name)), 0)
    while next < reached.count {
      let used = Reach(of: [reached[next]]).onSelf.flatMap { functions[$0.member] ?? [] }
      reached += used.filter { names.insert($0.name).inserted }
      next += 1
    }
    return reached
  }
}

extension CalledMembers.Reach {
  /// Creates the names that some functions call themselves; with `inClosures`, only names with the mark `*`, called in closures.
  fileprivate init(of functions: [SourceFunction], inClosures: Bool = false) {
    func names(_ called: [String]) -> Set<String> {
      let marked = inClosures ? called.filter { $0.hasSuffix("*") } : called
      return Set(marked.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 })
    }
    onOthers = names(functions.flatMap(\.calledOnOthers))
    onSelf = names(functions.flatMap(\.calledOnSelf))
  }

  fileprivate mutating func add(_ other: Self) {
    onOthers.formUnion(other.onOthers)
    onSelf.formUnion(other.onSelf)
  }
}

extension String {
  /// The name of a used member without the mark of a property.
  fileprivate var member: String { hasPrefix(".") ? String(dropFirst()) : self }
}
