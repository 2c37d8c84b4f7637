import CollaborationRules
import Comparison
import Stage
import TraceRecording
import Traces

/// What a session has found out about variants by playing them, each thing once.
///
/// All of it follows from a variant alone: nothing that is done in the session changes it. What was found
/// out while somebody wanted it to end is not kept.
final class Rehearsals {
  private var rehearsals: [String: Rehearsal] = [:]
  private var places: [String: [FaultPlace]] = [:]
  private var facts: [String: SourceFacts] = [:]

  /// The variant, played through in all scenarios.
  func rehearsal(of module: Module, _ variant: Variant) -> Rehearsal {
    let key = Rehearsals.key(module, variant)
    if let known = rehearsals[key] { return known }
    let rehearsal = Rehearsal(of: module, variant)
    if !Interruption.isRequested { rehearsals[key] = rehearsal }
    return rehearsal
  }

  /// What stands in the source of a variant.
  func facts(of module: Module, _ variant: Variant) -> SourceFacts {
    let key = Rehearsals.key(module, variant)
    if let known = facts[key] { return known }
    let found = SourceFacts(of: variant, in: module)
    facts[key] = found
    return found
  }

  /// Where a fault can be put into a variant: it must make a difference in some scenario.
  ///
  /// The first time it costs a play of the variant for each place and scenario, up to the one that shows
  /// the fault.
  func places(of fault: Fault, in module: Module, _ variant: Variant) -> [FaultPlace] {
    let key = "\(Rehearsals.key(module, variant)) \(fault.name)"
    if let known = places[key] { return known }
    var names: Set<String> = []
    let candidates = fault.places(rehearsal(of: module, variant))
      .filter { names.insert($0.name).inserted }
    let found = candidates.compactMap { proved($0, of: fault, in: module, variant) }
    if !Interruption.isRequested { places[key] = found }
    return found
  }

  /// The places that were found before; nil where nobody asked yet.
  func knownPlaces(of fault: Fault, in module: Module, _ variant: Variant) -> [FaultPlace]? {
    places["\(Rehearsals.key(module, variant)) \(fault.name)"]
  }

  private func proved(
    _ place: FaultPlace,
    of fault: Fault,
    in module: Module,
    _ variant: Variant
  ) -> FaultPlace? {
    if place.isUnreadable { return place }
    let placed = PlacedFault(fault: fault, place: place)
    let run = Run(module, variant).injecting(placed)
    let scenario = module.scenarios.first { scenario in
      guard !Interruption.isRequested else { return false }
      let actions = scenario.steps.map(\.action)
      let trial = LoadedModule(
        replaying: run.playing(scenario).doing(actions),
        readsObjectGraph: fault.needsObjectGraph
      )
      trial.follow(fault.nextActions)
      return fault.hasEffect(trial, self)
    }
    return scenario.map { place.striking(in: $0.name) }
  }

  private static func key(_ module: Module, _ variant: Variant) -> String {
    "\(module.name) \(variant.architecture.name) \(variant.edition)"
  }
}
