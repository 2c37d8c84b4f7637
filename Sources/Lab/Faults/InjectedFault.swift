/// A fault that was put in.
struct InjectedFault {
  let fault: Fault
  let point: InjectionPoint
  /// Whether the laboratory chose it, and has not told yet.
  var isSecret = false

  /// "nil-link at Presenter.interactor".
  var title: String {
    point.name.isEmpty ? fault.name : "\(fault.name) at \(point.name)"
  }

  /// Whether both are the same fault at the same place, and both secret or both known.
  func isSame(as other: InjectedFault) -> Bool {
    title == other.title && isSecret == other.isSecret
  }

  /// What puts it in.
  var injectCommand: String {
    point.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(point.name)\""
  }
}
