struct InjectedFault {
  let fault: Fault
  let point: InjectionPoint
  /// Whether the person still has to find the fault, so that no output may name it.
  var isSecret = false

  var title: String {
    point.name.isEmpty ? fault.name : "\(fault.name) at \(point.name)"
  }

  var injectCommand: String {
    point.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(point.name)\""
  }
}
