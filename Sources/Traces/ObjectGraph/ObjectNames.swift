/// The names of created or released objects in the notation: `Detail  View, Presenter`.
///
/// If all objects belong to one named module, the receiver is the module and the label lists the names without it.
/// Otherwise the receiver is the first object, and the label lists full names.
struct ObjectNames {
  /// The name after the arrow of the line: the module or the first object; nil if there are no objects.
  let receiver: String?
  private let names: [String]
  private let isRedundant: Bool

  init(_ objects: [Participant]) {
    let objects = objects.map { Participant(named: $0.name) }
    let module = objects.first?.module ?? ""
    let isModule =
      !module.isEmpty && objects.allSatisfy { $0.module == module }
      && objects.first?.shortName != module
    receiver = isModule ? module : objects.first?.name
    names = objects.map { isModule ? $0.shortName : $0.name }
    isRedundant = !isModule && objects.count < 2
  }

  /// Returns the label with the objects' names; nil if there are none, or if the receiver is the only one and
  /// `isNeeded` is false.
  func label(isNeeded: Bool) -> String? {
    if names.isEmpty || (isRedundant && !isNeeded) { return nil }
    return names.map(\.notationName).joined(separator: ", ")
  }
}

extension Event {
  var objectNames: ObjectNames { ObjectNames(createdOrReleased) }

  /// The participants that this event creates or releases: its objects, or its receiver if the list of objects is
  /// empty.
  package var createdOrReleased: [Participant] {
    let objects = self.objects
    return objects.isEmpty ? [receiver].compactMap(\.self) : objects
  }
}
