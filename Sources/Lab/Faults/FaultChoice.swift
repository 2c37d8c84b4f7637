import PrintableText
import Stage
import Traces

struct FaultChoice {
  let run: Run
  let baselines: BaselineCache

  var offers: [(fault: Fault, points: [InjectionPoint])] {
    Fault.all.map { ($0, points(of: $0)) }.filter { !$0.points.isEmpty }
  }

  func points(of name: String) -> [InjectionPoint] {
    Fault.named(name).map(points) ?? []
  }

  private func points(of fault: Fault) -> [InjectionPoint] {
    baselines.points(of: fault, in: run.module, run.variant)
  }
}

extension FaultChoice {
  /// Returns the fault called `name`, to be injected at the point that `point` names; the first point if `point` is empty.
  ///
  /// - Throws: A refusal for an unknown name, an unknown, ambiguous or unreadable point, a fault without a point in this run, and a
  ///   fault that is already there and not secret.
  func fault(named name: String, at point: String) throws(Refusal) -> InjectedFault {
    guard let fault = Fault.named(name.lowercased()) else {
      throw .unknown("fault", name, among: Fault.all.map(\.name), all: "inject")
    }
    let points = points(of: fault)
    guard let first = points.first else { throw .failed(absence(of: fault)) }
    let named = point.isEmpty ? first : try points.point(matching: point, for: fault.name)
    if case .unreadable(let error) = named.mutation {
      throw .failed("\(fault.name) cannot be injected at \(named.name): \(error).")
    }
    let injected = InjectedFault(fault: fault, point: named)
    guard !run.faults.contains(where: { !$0.isSecret && $0.title == injected.title }) else {
      throw .failed("\(injected.title) is in already.  heal  takes it out.")
    }
    return injected
  }

  /// Returns a fault that the person has to find, chosen by `seed`; the same seed and run give the same fault.
  ///
  /// - Throws: A refusal if no fault can be injected.
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

  /// Returns the sentence that the run has no injection point for a fault, with the other architectures that have one, if any.
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

extension [InjectionPoint] {
  /// Returns the injection point that `words` name: by its full name, its last word, or several of its words in their order, which
  /// may be abbreviated.
  ///
  /// - Throws: A refusal, which names the fault as `fault`, if no injection point matches or several match.
  func point(matching words: String, for fault: String) throws(Refusal) -> InjectionPoint {
    let typed = words.lowercased().pointWords
    let readings: [(InjectionPoint) -> Bool] = [
      { $0.isNamed(words) },
      { typed.isSubsequence(of: $0.name.lowercased().pointWords) { $0 == $1 } },
      { typed.isSubsequence(of: $0.name.lowercased().pointWords) { $1.hasPrefix($0) } },
    ]
    let found = readings.lazy.map { reading in filter { reading($0) } }.first { !$0.isEmpty } ?? []
    if found.count == 1 { return found[0] }
    let names = (found.isEmpty ? self : found).map(\.name).filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw .misused("\(fault) has only one place, which has no name: name the fault alone.")
    }
    guard found.isEmpty else {
      throw .misused(
        "\(words.readable) could be \(names.joined(separator: " or ")): name one of them."
      )
    }
    throw .unknown("place for \(fault) called", words, among: names, all: "inject")
  }
}

extension InjectionPoint {
  /// Returns whether `words` are the full name of this injection point or the last word of its name, ignoring case.
  func isNamed(_ words: String) -> Bool {
    let (name, words) = (name.lowercased(), words.lowercased())
    return name == words || name.split(separator: " ").last.map(String.init) == words
  }
}

extension String {
  /// The identifiers in a typed or full name of an injection point: participants, references and messages.
  fileprivate var pointWords: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension [String] {
  /// Returns whether all these words occur in `others` in the same order, compared by `isSame`; false if there are no words.
  fileprivate func isSubsequence(of others: [String], by isSame: (String, String) -> Bool) -> Bool {
    var rest = others[...]
    for word in self {
      guard let index = rest.firstIndex(where: { isSame(word, $0) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return !isEmpty
  }
}
