import Stage

extension Fault {
  static let recorderRetains = Fault(
    "recorder-retains",
    "whoever records keeps everybody alive",
    nextActions: [.close],
    hasEffect: { loaded, _ in loaded.isClosed }
  ) { _ in
    [InjectionPoint(name: "", mutation: .recorder)]
  }
}
