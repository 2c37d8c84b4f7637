import TraceRecording
import Traces

extension Fault {
  static let allWeak = Fault(
    "all-weak",
    "no object keeps another alive",
    hasEffect: { loaded, _ in
      loaded.haveFaultsTakenEffect
        && loaded.now.trace.events.prefix { $0.kind != .action }.contains { $0.kind == .gone }
    }
  ) { baseline in
    let strong = baseline.references.filter { $0.seam.strength == .strong && !$0.target.isStore }
    let names = strong.map(\.nameInClass)
    return names.isEmpty ? [] : [InjectionPoint(name: "", mutation: .references(.weak, names))]
  }
}
