import Stage
import Traces

/// Which faults can be put into a run, and where.
struct FaultChoice {
  let run: Run
  private let baselines: BaselineCache

  init(for run: Run, _ baselines: BaselineCache) {
    self.run = run
    self.baselines = baselines
  }

  /// The faults that have a place here, and their places.
  var offers: [(fault: Fault, places: [FaultPlace])] {
    Fault.all.map { ($0, places(of: $0)) }.filter { !$0.places.isEmpty }
  }

  /// Where a fault can be put in.
  func places(of name: String) -> [FaultPlace] {
    Fault.named(name).map(places) ?? []
  }

  private func places(of fault: Fault) -> [FaultPlace] {
    baselines.places(of: fault, in: run.module, run.variant)
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
    if case .unreadable(let error) = named.mutation {
      throw .failed("\(fault.name) cannot be put in at \(named.name): \(error).")
    }
    let placed = PlacedFault(fault: fault, place: named)
    guard !run.faults.contains(where: { !$0.isSecret && $0.title == placed.title }) else {
      throw .failed("\(placed.title) is in already.  heal  takes it out.")
    }
    return placed
  }

  /// A fault that nobody is told of; the same seed gives the same one.
  func secret(seed: Int) throws(Refusal) -> PlacedFault {
    let titles = run.faults.map(\.fault.name)
    let offers = offers.map { ($0.fault, places: $0.places.filter { !$0.isUnreadable }) }
      .filter { !$0.places.isEmpty && !titles.contains($0.0.name) }
    guard !offers.isEmpty else { throw .failed("No fault can be put in here.") }
    let sum = "\(seed) \(run.title)".utf8.reduce(UInt(7)) { ($0 &* 31) &+ UInt($1) }
    let mixed = (sum ^ (sum >> 30)) &* 0xbf58_476d_1ce4_e5b9
    let offer = offers[Int((mixed >> 7) % UInt(offers.count))]
    let place = offer.places[Int((mixed >> 33) % UInt(offer.places.count))]
    return PlacedFault(fault: offer.0, place: place, isSecret: true)
  }

  /// Why a fault cannot be put in, and where it can.
  private func absence(of fault: Fault) -> String {
    let others = run.module.variants.filter { variant in
      variant.architecture != run.variant.architecture
        && !baselines.places(of: fault, in: run.module, variant).isEmpty
    }
    let there = others.map(\.architecture.name).joined(separator: ", ")
    return "\(run.title) has no place for \(fault.name).  "
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
