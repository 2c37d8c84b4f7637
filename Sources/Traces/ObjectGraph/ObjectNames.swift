/// The names of created or released objects in a line of the notation: `Router ->* Detail  View, Presenter`.
///
/// If all objects belong to one named module, the module stands after the arrow, and the label lists their names without it.
/// Otherwise the first object stands after the arrow, and the label lists full names.
struct ObjectNames {
  /// The name after the arrow: the module or the first object; nil if there are no objects.
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

  /// Returns the label; nil if there are no objects.
  ///
  /// A single object that stands after the arrow gets no label, unless `isNeeded` is true, as when a text follows.
  func label(isNeeded: Bool) -> String? {
    if names.isEmpty || (isRedundant && !isNeeded) { return nil }
    return names.map(\.notationName).joined(separator: ", ")
  }
}

extension Event {
  var objectNames: ObjectNames { ObjectNames(createdOrReleased) }

  /// The participants in ``objects``; the receiver if there are none, empty if there is no receiver either.
  package var createdOrReleased: [Participant] {
    let objects = self.objects
    return objects.isEmpty ? [receiver].compactMap(\.self) : objects
  }
}
