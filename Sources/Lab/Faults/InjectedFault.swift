struct InjectedFault {
  let fault: Fault
  let point: InjectionPoint
  /// Whether the person still has to find the fault, so that no output may name it.
  var isSecret = false

  /// The fault and its place in words, "nil-link at Presenter.interactor"; the fault alone if the place has no name.
  var title: String {
    point.name.isEmpty ? fault.name : "\(fault.name) at \(point.name)"
  }

  /// Returns whether this fault and `other` are the same fault at the same injection point, and both or neither are secret.
  func isSame(as other: InjectedFault) -> Bool {
    title == other.title && isSecret == other.isSecret
  }

  var injectCommand: String {
    point.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(point.name)\""
  }
}
