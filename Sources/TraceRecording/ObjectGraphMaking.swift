import Traces

extension Recorder {
  /// Who references whom now, read from the running objects.
  ///
  /// It sees stored properties, and looks into optionals, collections, structs, enums and tuples,
  /// but not into objects that take no part, nor into what closures capture; the closures are
  /// listed. Ask when nothing else runs: the properties are read as they are.
  ///
  /// An object is known from the moment it is wired, called or acts; one that nothing of this
  /// happened to is found if a known one references it, or if it is among the `roots`.
  ///
  ///     recorder.objectGraph().cycles.first?.description
  ///     // Presenter -.interactor-> Interactor -.presenter-> Presenter
  public func objectGraph(from roots: AnyObject...) -> ObjectGraph {
    for root in roots { _ = id(of: root) }
    var making = ObjectGraphMaking(self)
    return making.graph()
  }

  /// Records who references whom now, so that the trace knows it later; the stage does so after
  /// each action.
  public func recordObjectGraph() {
    append(.graph, handing: objectGraph())
  }
}

/// Reads the stored properties of participants.
private struct ObjectGraphMaking {
  private let recorder: Recorder
  private let roster: Roster
  /// Objects that are still to be read.
  private var found: [ParticipantID: AnyObject] = [:]
  private var isRead: Set<ParticipantID> = []
  private var references: [ObjectGraph.Reference] = []
  private var unseen: [ObjectGraph.StoredClosure] = []

  init(_ recorder: Recorder) {
    self.recorder = recorder
    roster = recorder.roster.locked { roster in
      roster.forgetReleased()
      return roster
    }
  }

  /// Reads all who are alive.
  mutating func graph() -> ObjectGraph {
    for id in roster.living { found[id] = roster.members[Int(id.index)].object?.object }
    while let (id, object) = found.popFirst() {
      if isRead.insert(id).inserted, let owner = roster.participant(id) { read(object, of: owner) }
    }
    return ObjectGraph(
      participants: roster.livingLanes,
      references: references,
      unseen: unseen
    )
  }

  /// How deep structures are followed.
  private static let deepest = 6
  /// How many elements of a collection are looked at.
  private static let longest = 1_000

  /// Adds all that a participant references.
  private mutating func read(_ object: AnyObject, of owner: Participant) {
    guard !(object is any CustomReflectable) else { return readShown(object, of: owner) }
    let fields = StoredField.all(of: type(of: object))
    var end = fields.count
    var mirror = Mirror(reflecting: object) as Mirror?
    while let current = mirror, end > 0 {
      let start = max(0, end - current.children.count)
      for (index, field) in fields[start..<end].enumerated() where field.mayHoldReference {
        let place = current.children.index(current.children.startIndex, offsetBy: index)
        add(current.children[place].value, field.name, field.isStrong, to: owner)
      }
      (mirror, end) = (current.superclassMirror, start)
    }
  }

  /// Adds what an object references that shows of itself what it likes.
  private mutating func readShown(_ object: AnyObject, of owner: Participant) {
    let fields = StoredField.all(of: type(of: object))
    for child in Mirror(reflecting: object).children {
      guard let label = child.label else { continue }
      let isStrong = fields.first { $0.name == label }?.isStrong ?? true
      add(child.value, label, isStrong, to: owner)
    }
  }

  private mutating func add(
    _ value: Any,
    _ label: String,
    _ isStrong: Bool,
    to owner: Participant
  ) {
    if let seam = value as? SeamState { return addFault(of: seam, to: owner) }
    let isOptional = Mirror(reflecting: value).displayStyle == .optional
    let property = Property(
      owner: owner,
      name: label.first == "_" ? String(label.dropFirst()) : label,
      strength: isStrong ? .strong : isOptional ? .weak : .unowned
    )
    follow(value, property, 0)
  }

  /// Adds what a fault makes a seam hold beside, or in the place of, its property.
  private mutating func addFault(of seam: SeamState, to owner: Participant) {
    guard let fault = seam.fault, let target = fault.held else { return }
    let strength = fault.kind.strength ?? .weak
    follow(target, Property(owner: owner, name: seam.now.property, strength: strength), 0)
  }

  /// Adds each participant in a value, and notes closures.
  private mutating func follow(_ value: Any, _ property: Property, _ depth: Int) {
    guard depth <= ObjectGraphMaking.deepest, !(value is SeamPointer) else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle != .optional, let target = participant(unprobed(value)) {
      references.append(.init(property.owner, property.name, property.strength, to: target))
    } else if mirror.displayStyle == nil, isFunction(type(of: value)) {
      unseen.append(.init(property.owner, property.name))
    }
    guard mirror.displayStyle != .class else { return }
    for child in mirror.children.prefix(ObjectGraphMaking.longest) {
      follow(child.value, property, depth + 1)
    }
  }

  /// The participant that a value is; an object is read later.
  private mutating func participant(_ value: Any) -> Participant? {
    guard let id = recorder.knownID(of: value) else { return nil }
    if type(of: value) is AnyClass { found[id] = value as AnyObject }
    return roster.participant(id)
  }

  /// A stored property of a participant.
  private struct Property {
    let owner: Participant
    let name: String
    let strength: Seam.Strength
  }
}
