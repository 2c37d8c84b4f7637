import ComparisonData
import Foundation
import Stage

/// Measures whether the output of a failing test names the role and the message at fault.
///
/// The test plays every scenario of the module, closes the module and checks for leaks, as the samples' own tests do.
struct FailureSurvey {
  /// The number of mutants, and how many of their failing tests must name role and message.
  static let (count, least) = (30, 29)
  static let lineCount = 15

  private let sample: MutantSample
  private let sandbox: Sandbox

  init(of modules: [MeasuredModule], in sandbox: Sandbox) {
    sample = MutantSample(FailureSurvey.count, of: modules)
    self.sandbox = sandbox
  }

  /// Plants the mutants and prints the result of each; throws where too few are named.
  func run() throws {
    var told = 0
    for round in sample.rounds {
      try sandbox.plant(round.map { (module: $0.module, mutant: $0.mutant) }) {
        try sandbox.build()
        for planted in round where try isTold(planted) { told += 1 }
      }
    }
    let count = sample.rounds.joined().count
    let lines = FailureSurvey.lineCount
    print("\(told) of \(count) failing tests name the role and the message in \(lines) lines")
    guard count - told <= FailureSurvey.count - FailureSurvey.least else {
      throw Failure("too few failing tests name the role and the message")
    }
  }

  /// Returns whether the first failing test names role and message; prints its output where it does not.
  private func isTold(_ planted: MutantSample.Planted) throws -> Bool {
    let lines = try sandbox.specificationFailure(of: planted.module, planted.variant)
    let text = lines.prefix(FailureSurvey.lineCount).joined(separator: "\n")
    let sources = try planted.module.sources(of: planted.variant) + planted.module.sharedSources()
    let context = MutationContext(of: planted.mutant.sites[0].member, in: sources)
    guard let role = text.firstWord(of: context.roles),
      let message = text.firstWord(of: context.messages)
    else {
      let words = [context.roles, context.messages].map { $0.sorted().joined(separator: ", ") }
      print("\(planted.name): not told of \(words.joined(separator: "; "))\n\(text)")
      return false
    }
    print("\(planted.name): \(role), \(message)")
    return true
  }
}

extension String {
  fileprivate func firstWord(of words: Set<String>) -> String? {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.lazy.map(String.init)
      .first(where: words.contains)
  }
}

struct FailureText {
  /// The output lines of the test from its first issue on; the lines of other tests are left out.
  private(set) var lines: [String] = []

  init(_ output: String) {
    var (first, isTold) = (nil as Substring?, false)
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^✘ Test (.+?) recorded an issue/#) {
        first = first ?? match.1
        isTold = first == match.1
      } else if line.firstMatch(of: #/^[◇✔✘━⎙↷△] /#) != nil {
        isTold = false
      }
      if isTold { lines.append(String(line)) }
    }
  }
}

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

    /// The properties over which the sample is spread, the most important first.
    fileprivate var traits: [String] {
      [mutant.rule.name, module.name, variant, title, mutant.name]
    }
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

  private mutating func add(_ planted: Planted) {
    let free = rounds.firstIndex { round in !round.contains { $0.title == planted.title } }
    if let free { rounds[free].append(planted) } else { rounds.append([planted]) }
  }
}

extension MeasuredModule {
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
