import Traces

/// A builder of the object graph, which reads the references between participants from their stored properties.
struct ObjectGraphBuilder {
  private let recorder: Recorder
  private let registry: ParticipantRegistry
  private var addresses: [UnsafeRawPointer: ParticipantID] = [:]
  private var unowned: [(property: ParticipantProperty, address: UnsafeRawPointer)] = []
  /// The objects whose stored properties are still to be read, by participant.
  private var found: [ParticipantID: AnyObject] = [:]
  private var isRead: Set<ParticipantID> = []
  private var references: [ObjectGraph.Reference] = []
  private var unseen: [ObjectGraph.StoredClosure] = []
  /// The participants that ran on other threads, which may change them now; nil if no other thread runs.
  private let changing: Set<ParticipantID>?
  /// The participants that were found but must not be read, since another thread may change them.
  private(set) var unreadable: [Participant] = []
  /// The living participants with a role whose objects the recorder does not know, as nothing led to them.
  private(set) var unknownObjects: [Participant] = []

  init(_ recorder: Recorder, whileChanging changing: Set<ParticipantID>? = nil) {
    self.recorder = recorder
    self.changing = changing
    // Reading a weak reference may release the object, whose `deinit` may send messages, so the lock is not held.
    let released = recorder.registry.locked(\.objectsWithoutRole).filter { $0.object == nil }
    registry = recorder.registry.locked { registry in
      registry.forget(released)
      return registry
    }
  }

  /// Returns the references of all living participants whose objects are known or are found through references.
  mutating func graph() -> ObjectGraph {
    for id in registry.living {
      if let object = registry.members[Int(id.index)].object?.object { find(object, as: id) }
    }
    while let (id, object) = found.popFirst() {
      guard isRead.insert(id).inserted, let owner = registry.participant(id) else { continue }
      if mayChange(id, object) { unreadable.append(owner) } else { read(object, of: owner) }
    }
    unknownObjects = registry.living.filter {
      registry.members[Int($0.index)].hasToken && !isRead.contains($0)
    }.compactMap(registry.participant)
    return ObjectGraph(
      participants: registry.livingLanes,
      references: references + unowned.compactMap(reference),
      unseen: unseen
    )
  }

  /// Returns whether another thread, if one runs, may change an object now: an actor, or an object that ran on another thread.
  private func mayChange(_ id: ParticipantID, _ object: AnyObject) -> Bool {
    guard let changing else { return false }
    return changing.contains(id) || object is any Actor
  }

  private mutating func find(_ object: AnyObject, as id: ParticipantID) {
    found[id] = object
    addresses[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())] = id
  }

  private static let maximumDepth = 6
  private static let maximumElements = 1_000

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
        // All bits of nil are zero.
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

  /// Adds the references of an object of a `CustomReflectable` class, as its mirror shows them.
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

  /// Adds the reference that a fault or double uses beside or in place of a seam's property (a recorded reference).
  private mutating func addFault(of seam: _SeamState, to owner: Participant) {
    guard let fault = seam.fault, let target = fault.held else { return }
    let strength = fault.kind.strength ?? .weak
    follow(target, ParticipantProperty(owner: owner, seam.now.property, strength), 0)
  }

  /// Adds a reference for each participant inside a property's value, and a stored closure for each closure inside it.
  private mutating func follow(_ value: Any, _ property: ParticipantProperty, _ depth: Int) {
    guard depth <= ObjectGraphBuilder.maximumDepth, type(of: value) != _SeamPointer.self else {
      return
    }
    let facts = TypeFacts.of(type(of: value))
    if !facts.isOptional, let target = participant(facts.isStandIn ? _unwrap(value) : value) {
      references.append(.init(property.owner, property.name, property.strength, to: target))
    } else if facts.isFunction {
      unseen.append(.init(property.owner, property.name))
    }
    guard !facts.isClass || facts.isCustomReflectable else { return }
    for value in contents(of: value, facts) { follow(value, property, depth + 1) }
  }

  /// Returns the values inside a struct, enum, tuple, collection or optional, as far as they may contain references.
  private func contents(of value: Any, _ facts: TypeFacts) -> [Any] {
    guard ValueRetention(of: type(of: value)) != .plain else { return [] }
    if facts.isContainer, let container = value as? any Listed {
      return container.contents(atMost: ObjectGraphBuilder.maximumElements)
    }
    if facts.isPlainStruct, let fields = StoredField.values(of: value) {
      return fields.map(\.value)
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .class else { return [] }
    return mirror.children.prefix(ObjectGraphBuilder.maximumElements).map(\.value)
  }

  private mutating func participant(_ value: Any) -> Participant? {
    guard let id = recorder.existingID(of: value) else { return nil }
    if TypeFacts.of(type(of: value)).isClass { find(instance(value), as: id) }
    return registry.participant(id)
  }

  /// Returns the strength, `weak` or `unowned`, of an optional reference that is not strong; nil if the strength is unknown.
  ///
  /// The seam's state tells the strength of a reference with a seam. Another reference is unowned if it stores the address of a
  /// known object, since a weak reference does not.
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

  /// Keeps an unowned reference until all objects are found, so that it is known whether its target lives.
  private mutating func addUnowned(_ position: UnsafeRawPointer, _ property: ParticipantProperty) {
    guard let address = position.load(as: UnsafeRawPointer?.self) else { return }
    unowned.append((property, address))
  }

  private func reference(_ property: ParticipantProperty, to address: UnsafeRawPointer)
    -> ObjectGraph.Reference?
  {
    addresses[address].flatMap { registry.participant($0) }.map {
      ObjectGraph.Reference(property.owner, property.name, property.strength, to: $0)
    }
  }
}

struct ParticipantProperty {
  let owner: Participant
  let name: String
  let strength: Seam.Strength

  init(owner: Participant, _ label: String, _ strength: Seam.Strength) {
    (self.owner, name, self.strength) = (owner, label.propertyName, strength)
  }
}

extension String {
  /// The name of the property that a field of this name stores: without the `_` that macros and wrappers prepend, and without
  /// the mark that the compiler prepends for `lazy`.
  var propertyName: String {
    String(trimmingPrefix("$__lazy_storage_$_").trimmingPrefix("_"))
  }
}
