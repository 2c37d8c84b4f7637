import Stage
import Traces

/// Which faults can be put into a loaded module, and where.
struct FaultChoice {
  let loaded: LoadedModule
  private let rehearsal: Rehearsal

  init(of loaded: LoadedModule) {
    self.loaded = loaded
    rehearsal = Rehearsal(of: loaded.module, loaded.variant)
  }

  /// The faults that have a place here, and their places; looks for them anew each time.
  var offers: [(fault: Fault, places: [FaultPlace])] {
    Fault.all.map { ($0, places(of: $0)) }.filter { !$0.places.isEmpty }
  }

  /// Where a fault can be put in.
  func places(of name: String) -> [FaultPlace] {
    Fault.named(name).map(places) ?? []
  }

  /// Where a fault can be put in: it must make a difference in some scenario.
  private func places(of fault: Fault) -> [FaultPlace] {
    var names: Set<String> = []
    return fault.places(rehearsal).filter { names.insert($0.name).inserted }.compactMap { place in
      let scenario = loaded.module.scenarios.first { scenario in
        let trial = LoadedModule(
          loaded.module,
          loaded.variant,
          given: scenario.condition,
          faults: [PlacedFault(fault: fault, place: place)]
        )
        _ = trial.replay(scenario.steps.map(\.action))
        trial.follow(fault.nextActions)
        return fault.hasEffect(trial)
      }
      guard let scenario else { return nil }
      var place = place
      place.scenario = scenario.name
      return place
    }
  }
}

extension FaultChoice {
  /// The fault of that name at that place, or a refusal that says what there is.
  func fault(named name: String, at place: String) throws(Refusal) -> PlacedFault {
    guard let fault = Fault.named(name.lowercased()) else {
      throw .unknown("fault", name, among: Fault.all.map(\.name), all: "faults")
    }
    let places = places(of: fault)
    guard let first = places.first else { throw .failed(absence(of: fault)) }
    guard let named = place.isEmpty ? first : places.first(where: { $0.answers(to: place) }) else {
      throw .unknown("place for \(fault.name)", place, among: places.map(\.name), all: "faults")
    }
    let placed = PlacedFault(fault: fault, place: named)
    guard !loaded.faults.contains(where: { !$0.isSecret && $0.title == placed.title }) else {
      throw .failed("\(placed.title) is in already.  heal  takes it out.")
    }
    return placed
  }

  /// A fault that nobody is told of; the same lines before give the same one.
  func secret(after lines: [String]) throws(Refusal) -> PlacedFault {
    let titles = loaded.faults.map(\.fault.name)
    let offers = offers.filter { !titles.contains($0.fault.name) }
    guard !offers.isEmpty else { throw .failed("No fault can be put in here.") }
    let sum = (lines + [loaded.title]).joined(separator: "\n").utf8
      .reduce(UInt(7)) { ($0 &* 31) &+ UInt($1) }
    let offer = offers[Int((sum >> 7) % UInt(offers.count))]
    let place = offer.places[Int((sum >> 23) % UInt(offer.places.count))]
    return PlacedFault(fault: offer.fault, place: place, isSecret: true)
  }

  /// Why a fault cannot be put in, and where it can.
  private func absence(of fault: Fault) -> String {
    let others = loaded.module.variants.filter { variant in
      variant.architecture != loaded.variant.architecture
        && !FaultChoice(of: LoadedModule(loaded.module, variant)).places(of: fault).isEmpty
    }
    let there = others.map(\.architecture.name).joined(separator: ", ")
    return "\(loaded.title) has no place for \(fault.name).  "
      + (there.isEmpty ? "faults  lists what can be put in." : "It has one in: \(there).")
  }
}

extension FaultPlace {
  /// Whether a person may mean this place: by its name, or by the last words of it.
  fileprivate func answers(to words: String) -> Bool {
    let (name, words) = (name.lowercased(), words.lowercased())
    return name == words || name.split(separator: " ").last.map(String.init) == words
  }
}
