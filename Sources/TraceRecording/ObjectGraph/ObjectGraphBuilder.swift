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
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let fields = StoredField.all(of: type(of: object))
    for (index, field) in fields.enumerated() where field.mayLeadToObject {
      let position = start + field.offset
      if field.type == _SeamState.self {
        addFault(of: position.load(as: _SeamState.self), to: owner)
      } else if field.isStrong {
        let value = StoredField.value(of: field.type, at: position)
        follow(value, ParticipantProperty(owner: owner, field.property, .strong), 0)
      } else if let address = position.load(as: UnsafeRawPointer?.self) {
        if isUnowned(field, at: address, in: object) {
          // Followed when all objects are found, so that it is known whether the target lives.
          unowned.append((ParticipantProperty(owner: owner, field.property, .unowned), address))
        } else {
          let target = StoredField.mirrored(object, at: index)
          follow(target, ParticipantProperty(owner: owner, field.property, .weak), 0)
        }
      }
    }
    withExtendedLifetime(object) {}
  }

  /// Adds the reference that a fault or double uses beside or in place of a seam's property (a recorded reference).
  private mutating func addFault(of seam: _SeamState, to owner: Participant) {
    guard let fault = seam.fault, let target = fault.held else { return }
    let strength = fault.kind.strength ?? .weak
    follow(target, ParticipantProperty(owner: owner, seam.now.property, strength), 0)
  }

  /// Adds a reference for each participant inside a property's value, and a stored closure for each closure inside it.
  private mutating func follow(_ value: Any, _ property: ParticipantProperty, _ depth: Int) {
    guard depth <= ObjectGraphBuilder.maximumDepth else { return }
    let facts = TypeFacts.of(type(of: value))
    if !facts.isOptional, let target = participant(facts.isStandIn ? _unwrap(value) : value) {
      references.append(.init(property.owner, property.name, property.strength, to: target))
    } else if facts.isFunction {
      unseen.append(.init(property.owner, property.name))
    }
    guard !facts.isClass, ValueRetention(of: type(of: value)) != .plain else { return }
    // A mirror would give the same values, at many times the cost.
    if let optional = facts.optional {
      if let payload = optional.payload(of: value) { follow(payload, property, depth + 1) }
    } else if facts.isPlainStruct, let fields = StoredField.values(of: value) {
      for field in fields { follow(field.value, property, depth + 1) }
    } else {
      let contents = Mirror(reflecting: value).children
      for child in contents.prefix(ObjectGraphBuilder.maximumElements) {
        follow(child.value, property, depth + 1)
      }
    }
  }

  private mutating func participant(_ value: Any) -> Participant? {
    guard let id = recorder.existingID(of: value) else { return nil }
    if TypeFacts.of(type(of: value)).isClass { find(instance(value), as: id) }
    return registry.participant(id)
  }

  /// Returns whether a reference that is not strong is unowned, and not weak.
  ///
  /// A reference that is not optional is unowned. The seam's state tells the strength of an optional reference with a seam. Another
  /// one is unowned if it stores the address of a known object, since a weak reference does not.
  private func isUnowned(
    _ field: StoredField,
    at address: UnsafeRawPointer,
    in object: AnyObject
  ) -> Bool {
    guard TypeFacts.of(field.type).isOptional else { return true }
    let state = StoredField.all(of: type(of: object)).first {
      $0.type == _SeamState.self && $0.name == "_" + field.name
    }
    guard let state else { return addresses[address] != nil }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return start.load(fromByteOffset: state.offset, as: _SeamState.self).now.isUnowned
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

  init(owner: Participant, _ name: String, _ strength: Seam.Strength) {
    (self.owner, self.name, self.strength) = (owner, name, strength)
  }
}
