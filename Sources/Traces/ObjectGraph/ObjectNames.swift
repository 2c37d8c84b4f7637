/// How the objects that came or went are named: `Detail  View, Presenter`.
///
/// The receiver is their module where they have one in common; else it is the first of them,
/// and the label lists all of them by their full names.
struct ObjectNames {
  /// What stands behind the arrow; nil when there are no objects.
  let receiver: String?
  private let names: [String]
  private let isRedundant: Bool

  /// Finds the names of these objects.
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

  /// The list of names; nil where the receiver says it all, unless it is needed all the same.
  func label(isNeeded: Bool) -> String? {
    if names.isEmpty || (isRedundant && !isNeeded) { return nil }
    return names.map(\.notationName).joined(separator: ", ")
  }
}

extension Event {
  /// How the objects that came or went are named.
  var objectNames: ObjectNames { ObjectNames(comingOrGoing) }

  /// The participants that come or go here: the objects, or the receiver where none are listed.
  package var comingOrGoing: [Participant] {
    let objects = self.objects
    return objects.isEmpty ? [receiver].compactMap(\.self) : objects
  }
}
