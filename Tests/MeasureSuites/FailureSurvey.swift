import Comparison
import ComparisonData
import Foundation
import Stage

/// Whether those who read a failing test learn who goes wrong, and in which message.
///
/// The test is that of the module's specification: it plays every scenario, closes the module and asks who is left, as
/// the samples' own tests do.
struct FailureSurvey {
  /// How many mutants are planted, and of how many the failing test has to tell.
  static let (count, least) = (20, 19)
  /// How many lines of a failing test are read.
  static let lineCount = 15

  private let sample: MutantSample
  private let sandbox: Sandbox

  init(of modules: [MeasuredModule], in sandbox: Sandbox) {
    sample = MutantSample(FailureSurvey.count, of: modules)
    self.sandbox = sandbox
  }

  /// Plants the mutants, prints of each what is told of it, and fails where too few tell.
  func run() throws {
    var told = 0
    for round in sample.rounds {
      let healthy = try sandbox.plant(round.map { (module: $0.module, mutant: $0.mutant) })
      let outcome = Result {
        try sandbox.build()
        for planted in round where try isTold(planted) { told += 1 }
      }
      try sandbox.write(healthy)
      try outcome.get()
    }
    let count = sample.rounds.joined().count
    let lines = FailureSurvey.lineCount
    print("\(told) of \(count) failing tests name the role and the message in \(lines) lines")
    guard count - told <= FailureSurvey.count - FailureSurvey.least else {
      throw Failure("too few failing tests name the role and the message")
    }
  }

  /// Whether the first failing test tells of a mutant; what it tells is printed where it does not.
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
  /// The first of some words that stands in it as a whole word.
  fileprivate func firstWord(of words: Set<String>) -> String? {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.lazy.map(String.init)
      .first(where: words.contains)
  }
}
