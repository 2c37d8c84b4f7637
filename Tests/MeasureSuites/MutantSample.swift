/// A sample of mutants in one variant each, spread evenly over the operators, then the modules, then the variants.
struct MutantSample {
  struct Planted {
    let module: MeasuredModule
    let variant: String
    /// The mutant, with its site in that variant only.
    let mutant: Mutant

    /// The name: `ProductsMVC: cut-title (cut-text)`.
    var name: String { "\(title): \(mutant.name) (\(mutant.rule.name))" }
    var title: String { module.title(of: variant) }
  }

  /// The mutants in rounds; a round has at most one mutant for each variant.
  private(set) var rounds: [[Planted]] = []

  /// Chooses `count` of the modules' mutants; the choice is always the same.
  init(_ count: Int, of modules: [MeasuredModule]) {
    var others = modules.flatMap(\.planted)
    var uses: [String: Int] = [:]
    for _ in 0..<min(count, others.count) {
      let ranks = others.map { planted in planted.traits.map { uses[$0, default: 0] } }
      guard let index = ranks.indices.min(by: { ranks[$0].lexicographicallyPrecedes(ranks[$1]) })
      else { break }
      let chosen = others.remove(at: index)
      for trait in chosen.traits { uses[trait, default: 0] += 1 }
      add(chosen)
    }
  }

  /// Adds a mutant to the first round without one in its variant.
  private mutating func add(_ planted: Planted) {
    let free = rounds.firstIndex { round in !round.contains { $0.title == planted.title } }
    if let free { rounds[free].append(planted) } else { rounds.append([planted]) }
  }
}

extension MutantSample.Planted {
  /// The properties over which the sample is spread, the most important first.
  fileprivate var traits: [String] {
    [mutant.rule.name, module.name, variant, title, mutant.name]
  }
}

extension MeasuredModule {
  /// Each mutant in each variant to which it applies.
  fileprivate var planted: [MutantSample.Planted] {
    mutants.flatMap { mutant in
      mutant.sites.map { site in
        var single = mutant
        single.sites = [site]
        return MutantSample.Planted(module: self, variant: site.variant, mutant: single)
      }
    }
  }
}
