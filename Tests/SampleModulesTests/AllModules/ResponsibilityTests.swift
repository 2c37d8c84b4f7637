import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing

/// Whether the method that is named for a piece of work is run when the scenarios are played.
///
/// It reads what llvm-cov has counted: `.ci/run --full` plays all scenarios in a build that counts and does not
/// record, and sets `VIPERLAB_COVERAGE` to the file.
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
        $0.file.contains("/SampleModules/\(module.title)/")
          && $0.file.hasSuffix("/\(location.file)")
          && $0.isIn(variant)
      }
      // The longest that begins first: what begins on the same line is a closure inside.
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

/// How often a function was run.
private struct FunctionCount {
  /// The file that is to be read; nil where none is named.
  static let file = ProcessInfo.processInfo.environment["VIPERLAB_COVERAGE"]

  let file: String
  let lines: ClosedRange<Int>
  let count: Int

  /// Reads the JSON of `llvm-cov export`.
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

  /// Whether it stands in the folder of a variant, not in that of another edition.
  func isIn(_ variant: Variant) -> Bool {
    let folder = URL(filePath: file).deletingLastPathComponent().lastPathComponent.lowercased()
    return folder == variant.architecture.name.filter { $0 != "-" }
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
