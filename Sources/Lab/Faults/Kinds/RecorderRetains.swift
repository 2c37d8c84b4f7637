import Stage

extension Fault {
  static let recorderRetains = Fault(
    "recorder-retains",
    "the recorder keeps every object alive",
    nextActions: [.close],
    hasEffect: { loaded, _ in loaded.isClosed }
  ) { _ in
    [InjectionPoint(name: "", mutation: .recorder)]
  }
}
