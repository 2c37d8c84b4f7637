import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing

/// Tests that playing the scenarios runs the method named for each responsibility.
///
/// The tests read the counts of llvm-cov: `.ci/run --full` plays all scenarios in a build with coverage and without
/// the recorder, and sets `VIPERLAB_COVERAGE` to the path of the file.
@Suite(.enabled(if: FunctionCount.file != nil, "needs VIPERLAB_COVERAGE: see .ci/run"))
struct ResponsibilityTests {
  private static let counts = Result {
    try FunctionCount.file.map { try FunctionCount.all(in: URL(filePath: $0)) } ?? []
  }

  @Test func `something was counted`() throws {
    #expect(try ResponsibilityTests.counts.get().contains { $0.count > 0 })
  }

  @Test(arguments: NamedVariant.variants) func `the method named for each piece of work is run`(
    named: NamedVariant
  ) throws {
    let (module, variant) = try named.found()
    for responsibility in module.responsibilities.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let location = try #require(variant.location(of: responsibility))
      let file = try #require(variant.sources.first { $0.name == location.file })
      let own = try ResponsibilityTests.counts.get().filter {
        $0.file.hasSuffix("/\(location.file)") && $0.isIn(variant, of: module)
      }
      // The first function at or after the line; the longest of several, since the others are closures inside it.
      let method = own.filter { $0.lines.lowerBound >= location.line }.min {
        ($0.lines.lowerBound, $1.lines.count) < ($1.lines.lowerBound, $0.lines.count)
      }
      let body = try #require(method, "\(responsibility) in \(location.file):\(location.line)")
      let between = file.lines[location.line..<max(location.line, body.lines.lowerBound)]
      #expect(!between.contains { $0.contains("func ") }, "\(responsibility) was not counted")
      #expect(
        body.count > 0,
        "\(responsibility): \(variant.methods[responsibility] ?? "") is never run"
      )
    }
  }
}

/// The number of runs of a function.
private struct FunctionCount {
  /// The path of the counts; nil if the environment names none.
  static let file = ProcessInfo.processInfo.environment["VIPERLAB_COVERAGE"]

  let file: String
  let lines: ClosedRange<Int>
  let count: Int

  static func all(in url: URL) throws -> [FunctionCount] {
    try JSONDecoder().decode(Export.self, from: Data(contentsOf: url)).data
      .flatMap(\.functions).compactMap(FunctionCount.init)
  }

  private init?(_ function: Export.Function) {
    guard let file = function.filenames.first, let region = function.regions.first,
      region.count > 4, region[0] <= region[2]
    else { return nil }
    self.file = file
    lines = region[0]...region[2]
    count = function.count
  }

  /// Whether the function is in the folder of a variant, not of another edition.
  func isIn(_ variant: Variant, of module: Module) -> Bool {
    let folder = URL(filePath: file).deletingLastPathComponent().lastPathComponent.lowercased()
    return folder == variant.architecture.name.filter { $0 != "-" }
      && file.contains("/SampleModules/\(module.title)/")
      && !["/Published/", "/Edits/"].contains { file.contains($0) }
  }

  private struct Export: Decodable {
    let data: [Functions]

    struct Functions: Decodable {
      let functions: [Function]
    }

    struct Function: Decodable {
      let count: Int
      let filenames: [String]
      let regions: [[Int]]
    }
  }
}
