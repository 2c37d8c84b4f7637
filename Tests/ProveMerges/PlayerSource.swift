/// The source of a program that plays merged trees: it prints a line for the first screen of a scenario that is
/// not what it must be, and one for each tree at its end.
struct PlayerSource {
  private let trees: [MergedTree]

  init(_ trees: [MergedTree]) {
    self.trees = trees
  }

  /// The whole source.
  var text: String {
    """
    import Comparison
    import SampleModules
    import Stage
    \(trees.map { "import \($0.target)\n" }.joined())
    let trees: [(key: String, name: String, variant: Variant)] = [
    \(trees.map { "  (\"\($0.key)\", \"\($0.target)\", .\($0.property)),\n" }.joined())]

    \(PlayerSource.playing)
    """
  }

  private static let playing = """
    let pairs = Samples.modules.flatMap(\\.mergeComparisons)
    for tree in trees {
      let pair = pairs.first { pair in
        pair.entries.contains {
          MergeComparison.key(pair.module, pair.first, pair.second, $0.architecture) == tree.key
        }
      }
      for scenario in pair?.specification.scenarios ?? [] {
        let run = ScenarioRun(of: scenario, by: tree.variant)
        guard let deviation = run.deviations.first else { continue }
        print("\\(tree.name)\\t\\(scenario.name)\\t\\(deviation.action)")
      }
      print(tree.name)
    }

    """
}
