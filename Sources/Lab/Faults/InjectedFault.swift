/// A fault at an injection point.
struct InjectedFault {
  let fault: Fault
  let point: InjectionPoint
  /// Whether the user still has to find the fault.
  var isSecret = false

  /// "nil-link at Presenter.interactor".
  var title: String {
    point.name.isEmpty ? fault.name : "\(fault.name) at \(point.name)"
  }

  /// Whether both have the same fault, injection point and secrecy.
  func isSame(as other: InjectedFault) -> Bool {
    title == other.title && isSecret == other.isSecret
  }

  var injectCommand: String {
    point.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(point.name)\""
  }
}
