import ComparisonData
import Foundation
import Stage
import Testing

@testable import MeasureSuites

@Suite struct SuiteContractTests {
  /// A test that the suite of each variant of a module must contain.
  private struct Clause {
    let test: String
    /// The work under test, done by an object of the role responsible for it; nil where any object may do it.
    let work: Responsibility?

    /// Reads a line of `Cases/Contracts.md`: `- draw: draws the rows that it is given`.
    init(_ line: Substring) throws {
      let words = try #require(line.wholeMatch(of: /- (\w+): (.+)/), "\(line)")
      test = String(words.2)
      work = Responsibility(rawValue: String(words.1))
      try #require(work != nil || words.1 == "any", "\(line)")
    }

    static func all(of module: String) throws -> [Clause] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Cases/Contracts.md")
      let page = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
      let section = try #require(page.first { $0.hasPrefix("\(module)\n\n- ") })
      return try section.split(separator: "\n").dropFirst().map(Clause.init)
    }
  }

  @Test(arguments: MeasuredSuitesTests.Measured.all)
  func `each clause has its test, and an object that does the work`(
    measured: MeasuredSuitesTests.Measured
  ) throws {
    let (module, _, variant) = try measured.found()
    let files = try module.suiteFiles(of: measured.variant).map(\.text)
    for clause in try Clause.all(of: measured.module) {
      let test = clause.test
      let file = try #require(files.first { $0.contains("func `\(test)`(") }, "no test: \(test)")
      guard let work = clause.work else { continue }
      let names = try colleagues(doing: work, in: variant)
      #expect(names.contains { file.contains("\($0)(") || file.contains("\($0).") }, "\(test)")
    }
  }

  /// Returns the type responsible for the work and all types of its role; for a type without a role, the types that call it
  /// or make one of its subclasses.
  private func colleagues(doing work: Responsibility, in variant: Variant) throws -> [String] {
    let worker = try #require(variant.location(of: work)?.type)
    let classes = variant.sources.flatMap { source in
      source.text.matches(
        of: /@Role\(([^)]+)\)\s+(?:@\w+\s+)*(?:public )?(?:final )?(?:class|actor) (\w+)/
      ).map { (role: String($0.output.1), name: String($0.output.2), source: source.text) }
    }
    let role = classes.first { $0.name == worker }?.role
    let subclasses = classes.filter { $0.source.contains("class \($0.name): \(worker) {") }
    let uses = ["\(worker)."] + subclasses.map { "\($0.name)(" }
    return classes.filter { other in
      role.map([other.role].contains) ?? uses.contains { other.source.contains($0) }
    }.map(\.name)
  }
}

extension SourceFile {
  fileprivate var text: String { lines.joined(separator: "\n") }
}
