import Comparison
import SampleModules
import Stage
import Testing

@Suite struct TemporaryDigests {
  @Test func digests() {
    for module in Samples.modules {
      for pair in module.mergeComparisons {
        for entry in pair.entries where entry.merge.isClean {
          print("DIGEST", MergeComparison.key(pair.module, pair.first, pair.second, entry.architecture), entry.digest)
        }
      }
    }
  }
}
