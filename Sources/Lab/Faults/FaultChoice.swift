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

  /// The faults that can be put in here, each with its injection points.
  var offers: [(fault: Fault, points: [InjectionPoint])] {
    Fault.all.map { ($0, points(of: $0)) }.filter { !$0.points.isEmpty }
  }

  /// Where a fault can be put in.
  func points(of name: String) -> [InjectionPoint] {
    Fault.named(name).map(points) ?? []
  }

  private func points(of fault: Fault) -> [InjectionPoint] {
    baselines.points(of: fault, in: run.module, run.variant)
  }
}

extension FaultChoice {
  /// The fault of that name at that injection point, or the first one if none is named.
  ///
  /// - Throws: A refusal that says what there is instead.
  func fault(named name: String, at point: String) throws(Refusal) -> InjectedFault {
    guard let fault = Fault.named(name.lowercased()) else {
      throw .unknown("fault", name, among: Fault.all.map(\.name), all: "inject")
    }
    let points = points(of: fault)
    guard let first = points.first else { throw .failed(absence(of: fault)) }
    guard let named = point.isEmpty ? first : points.first(where: { $0.answers(to: point) }) else {
      throw .unknown(
        "place for \(fault.name) called",
        point,
        among: points.map(\.name),
        all: "inject"
      )
    }
    if case .unreadable(let error) = named.mutation {
      throw .failed("\(fault.name) cannot be injected at \(named.name): \(error).")
    }
    let injected = InjectedFault(fault: fault, point: named)
    guard !run.faults.contains(where: { !$0.isSecret && $0.title == injected.title }) else {
      throw .failed("\(injected.title) is in already.  heal  takes it out.")
    }
    return injected
  }

  /// A fault that nobody is told of; the same seed gives the same one.
  ///
  /// - Throws: A refusal where nothing can be put in.
  func secret(seed: Int) throws(Refusal) -> InjectedFault {
    let offers = offers.map { ($0.fault, points: $0.points.filter { !$0.isUnreadable }) }
      .filter { !$0.points.isEmpty }
    guard !offers.isEmpty else { throw .failed("No fault can be injected here.") }
    let sum = "\(seed) \(run.title)".utf8.reduce(UInt(7)) { ($0 &* 31) &+ UInt($1) }
    let mixed = (sum ^ (sum >> 30)) &* 0xbf58_476d_1ce4_e5b9
    let offer = offers[Int((mixed >> 7) % UInt(offers.count))]
    let point = offer.points[Int((mixed >> 33) % UInt(offer.points.count))]
    return InjectedFault(fault: offer.0, point: point, isSecret: true)
  }

  /// Why a fault cannot be put in, and where it can.
  private func absence(of fault: Fault) -> String {
    let others = run.module.variants.filter { variant in
      variant.architecture != run.variant.architecture
        && !baselines.points(of: fault, in: run.module, variant).isEmpty
    }
    let there = others.map(\.architecture.name).joined(separator: ", ")
    return "\(run.title) has no place for \(fault.name).  "
      + (there.isEmpty ? "inject  lists what can be injected." : "It has one in: \(there).")
  }
}

extension InjectionPoint {
  /// Whether a person may mean this injection point: by its name, or by the last words of it.
  func answers(to words: String) -> Bool {
    let (name, words) = (name.lowercased(), words.lowercased())
    return name == words || name.split(separator: " ").last.map(String.init) == words
  }
}
