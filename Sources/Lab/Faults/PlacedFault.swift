/// A fault that was put in.
struct PlacedFault {
  let fault: Fault
  let place: FaultPlace
  /// Whether the laboratory chose it, and has not told yet.
  var isSecret = false

  /// "nil-link at Presenter.interactor".
  var title: String {
    place.name.isEmpty ? fault.name : "\(fault.name) at \(place.name)"
  }

  /// What puts it in.
  var injectCommand: String {
    place.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(place.name)\""
  }
}
