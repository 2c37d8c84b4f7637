import Traces

/// Reads the stored properties of participants.
struct ObjectGraphMaking {
  private let recorder: Recorder
  private let registry: ParticipantRegistry
  /// Where the objects stand that were found.
  private var addresses: [UnsafeRawPointer: ParticipantID] = [:]
  /// Unowned references, with the addresses to which they point.
  private var unowned: [(property: ParticipantProperty, address: UnsafeRawPointer)] = []
  /// Objects that are still to be read.
  private var found: [ParticipantID: AnyObject] = [:]
  private var isRead: Set<ParticipantID> = []
  private var references: [ObjectGraph.Reference] = []
  private var unseen: [ObjectGraph.StoredClosure] = []
  /// Those who may change while they are read; nil where nothing else runs.
  private let changing: Set<ParticipantID>?
  /// Those who were found and not read.
  private(set) var unread: [Participant] = []
  /// Living participants whose objects are not known.
  private(set) var unmet: [Participant] = []

  init(_ recorder: Recorder, whileChanging changing: Set<ParticipantID>? = nil) {
    self.recorder = recorder
    self.changing = changing
    registry = recorder.registry.locked { registry in
      registry.forgetReleased()
      return registry
    }
  }

  /// Reads all living participants.
  mutating func graph() -> ObjectGraph {
    for id in registry.living {
      if let object = registry.members[Int(id.index)].object?.object { find(object, as: id) }
    }
    while let (id, object) = found.popFirst() {
      guard isRead.insert(id).inserted, let owner = registry.participant(id) else { continue }
      if mayChange(id, object) { unread.append(owner) } else { read(object, of: owner) }
    }
    unmet = registry.living.filter {
      registry.members[Int($0.index)].hasToken && !isRead.contains($0)
    }.compactMap(registry.participant)
    return ObjectGraph(
      participants: registry.livingLanes,
      references: references + unowned.compactMap(reference),
      unseen: unseen
    )
  }

  /// Whether an object may be changed while it is read: by another thread, or as an actor.
  private func mayChange(_ id: ParticipantID, _ object: AnyObject) -> Bool {
    guard let changing else { return false }
    return changing.contains(id) || object is any Actor
  }

  private mutating func find(_ object: AnyObject, as id: ParticipantID) {
    found[id] = object
    addresses[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())] = id
  }

  /// How deep structures are followed.
  private static let deepest = 6
  /// How many elements of a collection are looked at.
  private static let longest = 1_000

  /// Adds all that a participant references.
  private mutating func read(_ object: AnyObject, of owner: Participant) {
    let type = type(of: object) as Any.Type
    guard !TypeFacts.of(type).isCustomReflectable else { return readShown(object, of: owner) }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for (field, reading) in StoredField.leading(of: type) {
      switch reading {
      case .seam(let offset):
        addFault(of: start.load(fromByteOffset: offset, as: _SeamState.self), to: owner)
      case .reference(let offset):
        guard let target = start.load(fromByteOffset: offset, as: AnyObject?.self) else { continue }
        follow(target, ParticipantProperty(owner: owner, field.name, .strong), 0)
      case .value(let offset):
        let value = StoredField.value(of: field.type, at: start + offset)
        follow(value, ParticipantProperty(owner: owner, field.name, .strong), 0)
      case .optional(let offset, let type, let index):
        // Of nil, all bits are zero.
        guard start.load(fromByteOffset: offset, as: UInt.self) != 0 else { continue }
        switch strength(of: field, of: object, at: offset) {
        case .unowned:
          addUnowned(start + offset, ParticipantProperty(owner: owner, field.name, .unowned))
        case .weak:
          guard let target = StoredField.weak(at: start + offset) else { continue }
          follow(target, ParticipantProperty(owner: owner, field.name, .weak), 0)
        default:
          add(StoredField.mirrored(object, in: type, at: index), field.name, false, to: owner)
        }
      case .unowned(let offset):
        addUnowned(start + offset, ParticipantProperty(owner: owner, field.name, .unowned))
      }
    }
    withExtendedLifetime(object) {}
  }

  /// Adds what an object references that shows of itself what it likes.
  private mutating func readShown(_ object: AnyObject, of owner: Participant) {
    let fields = StoredField.all(of: type(of: object))
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, label != "__participant" else { continue }
        let isStrong = fields.first { $0.name == label }?.isStrong ?? true
        add(child.value, label, isStrong, to: owner)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func add(_ value: Any, _ label: String, _ isStrong: Bool, to owner: Participant)
  {
    if let seam = value as? _SeamState { return addFault(of: seam, to: owner) }
    let isOptional = TypeFacts.of(type(of: value)).isOptional
    let strength: Seam.Strength = isStrong ? .strong : isOptional ? .weak : .unowned
    follow(value, ParticipantProperty(owner: owner, label, strength), 0)
  }

  /// Adds the reference that a fault sets beside, or instead of, a property.
  private mutating func addFault(of seam: _SeamState, to owner: Participant) {
    guard let fault = seam.fault, let target = fault.held else { return }
    let strength = fault.kind.strength ?? .weak
    follow(target, ParticipantProperty(owner: owner, seam.now.property, strength), 0)
  }

  /// Adds each participant in a value, and notes closures.
  private mutating func follow(_ value: Any, _ property: ParticipantProperty, _ depth: Int) {
    guard depth <= ObjectGraphMaking.deepest, type(of: value) != _SeamPointer.self else { return }
    let facts = TypeFacts.of(type(of: value))
    if !facts.isOptional, let target = participant(facts.isStandIn ? _unwrap(value) : value) {
      references.append(.init(property.owner, property.name, property.strength, to: target))
    } else if facts.isFunction {
      unseen.append(.init(property.owner, property.name))
    }
    guard !facts.isClass || facts.isCustomReflectable else { return }
    for value in contents(of: value, facts) { follow(value, property, depth + 1) }
  }

  /// What is in a value that may hold references.
  private func contents(of value: Any, _ facts: TypeFacts) -> [Any] {
    if facts.isContainer, let container = value as? any Container {
      return container.contents(atMost: ObjectGraphMaking.longest)
    }
    guard ValueRetention(of: type(of: value)) != .plain else { return [] }
    if facts.isPlainStruct, let fields = StoredField.values(of: value) {
      return fields.map(\.value)
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class else { return [] }
    return mirror.children.prefix(ObjectGraphMaking.longest).map(\.value)
  }

  /// The participant that a value is; an object is read later.
  private mutating func participant(_ value: Any) -> Participant? {
    guard let id = recorder.knownID(of: value) else { return nil }
    if TypeFacts.of(type(of: value)).isClass { find(instance(value), as: id) }
    return registry.participant(id)
  }
}

// MARK: - Unowned references

extension ObjectGraphMaking {
  /// Whether a reference that may be nil is weak or unowned, as its seam says; nil where it is not known.
  ///
  /// One without a seam that points to an object itself is unowned, since a weak one does not.
  private func strength(of field: StoredField, of object: AnyObject, at offset: Int) -> Seam
    .Strength?
  {
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let state = StoredField.leading(of: type(of: object)).first { other, reading in
      if case .seam = reading { other.name == "_" + field.name } else { false }
    }
    if let state, case .seam(let offset) = state.reading {
      return start.load(fromByteOffset: offset, as: _SeamState.self).now.isUnowned
        ? .unowned : .weak
    }
    let address = start.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
    return address.flatMap { addresses[$0] }.map { _ in .unowned }
  }

  /// Notes an unowned reference; whether its target is still there shows when all objects are found.
  private mutating func addUnowned(_ position: UnsafeRawPointer, _ property: ParticipantProperty) {
    guard let address = position.load(as: UnsafeRawPointer?.self) else { return }
    unowned.append((property, address))
  }

  /// The reference to the participant that stands at an address; nil where none does any more.
  private func reference(_ property: ParticipantProperty, to address: UnsafeRawPointer)
    -> ObjectGraph.Reference?
  {
    addresses[address].flatMap { registry.participant($0) }.map {
      ObjectGraph.Reference(property.owner, property.name, property.strength, to: $0)
    }
  }
}
