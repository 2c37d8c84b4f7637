import Comparison
import ComparisonData
import Foundation
import SampleModules
import Stage
import Testing

extension ChangedVariant {
  /// What the change cost the variant's own tests, as they stand in the package; nil where it has none.
  func suite(of variant: Variant) throws -> ChangedSuite? {
    let words = folder.split(separator: "/")
    let (module, request, name) = (words[0], words[2], words[3])
    let tests = URL(filePath: #filePath).appending(path: "../..").standardized
    let after = try files(in: tests.appending(path: "ChangedSuites/\(module)/\(request)/\(name)"))
    guard !after.isEmpty else { return nil }
    let shared = tests.appending(path: "../Sources/SampleModules/\(module)/Shared/Changes")
    return ChangedSuite(
      from: try files(in: tests.appending(path: "SampleModulesTests/\(module)/\(name)")),
      to: after,
      testing: try self.request().module.sources + (try files(in: shared.standardized))
        + (try tree().sources)
    )
  }

  private func files(in folder: URL) throws -> [SourceFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return SourceFile(name: name, text: text)
    }
  }
}

extension ChangedSuite {
  /// The expression that makes it.
  var literal: String {
    let files = files.map { ".init(\"\($0.name)\", added: \($0.added), removed: \($0.removed))" }
    let doubles = doubles.map { "\"\($0)\"" }
    return ".init(files: [\(files.joined(separator: ", "))], "
      + "doubles: [\(doubles.joined(separator: ", "))])"
  }
}
