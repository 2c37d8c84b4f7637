import ComparisonData
import SampleModules
import Stage
import Testing

@Suite struct ManifestTests {
  @Test func `names no file that does not exist, and leaves none out`() {
    for variant in Samples.modules.flatMap(\.variants) {
      #expect(variant.missingFiles == [])
      #expect(variant.hiddenFiles == [])
    }
  }
}
