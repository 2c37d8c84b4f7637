import ComparisonData
import Foundation
import SampleModules
import Stage
import SuiteMeasuring
import Testing
import Traces

@testable import Comparison

/// A section of a page in `Cases`: files or a trace, and what a person counted in them.
///
///     ```swift A.swift
///     let a = 1
///     ```
///     ```counts
///     files: 1
///     # The comment says how a person counted.
///     lines: 1
///       A.swift: rest 1
///     ```
///
/// After a name stands its value, and below it the counted things. Each is compared if it is given; a name alone counts nothing.
/// Files in the folder `before` are those before a change, files in `tests` and `tests-before` the tests. A block `facts` names
/// `entities`, business `rules`, the declared `files`, the method of each responsibility, or a `variant` of a sample to count in.
struct CountedCase: CustomTestStringConvertible, Sendable {
  struct Count {
    let name: String
    let value: String
    var rows: [String] = []
  }

  private struct Block {
    /// The words after the back-ticks: `swift A.swift`.
    let words: String
    let text: String
  }

  let testDescription: String
  private let blocks: [Block]

  static func all() throws -> [CountedCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().flatMap {
      page in
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      let sections = text.components(separatedBy: "\n## ").dropFirst()
      try #require(!sections.isEmpty, "\(page) has no section")
      return sections.map { CountedCase($0, in: page) }
    }
  }

  init(_ section: String, in page: String) {
    testDescription = "\(page): \(section.prefix { $0 != "\n" })"
    blocks = section.matches(of: #/(?ms)^```(\w[^\n]*)\n(.*?)^```$/#).map {
      Block(words: String($0.1), text: String($0.2.dropLast()))
    }
  }

  /// The counts in the block `counts`, without comments.
  var counts: [Count] {
    let lines = (text("counts") ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.reduce(into: []) { counts, line in
      if line.hasPrefix("  "), !counts.isEmpty {
        counts[counts.count - 1].rows.append(String(line.dropFirst(2)))
      } else {
        let name = line.prefix { $0 != ":" }
        let value = line.dropFirst(name.count + 1).drop { $0 == " " }
        counts.append(Count(name: String(name), value: String(value)))
      }
    }
  }

  /// The files in a folder, in the order of the page; those outside folders for an empty name.
  func files(in folder: String = "") -> [SourceFile] {
    blocks.filter { $0.words.hasPrefix("swift ") }.compactMap { block in
      let path = block.words.dropFirst("swift ".count).split(separator: "/")
      guard path.dropLast().joined() == folder else { return nil }
      return SourceFile(name: path.last.map(String.init) ?? "", text: block.text)
    }
  }

  /// The first lines of blocks and the facts that nothing reads, such as misspelled ones.
  var unread: [String] {
    let folders = ["", "before", "tests", "tests-before"]
    let read = ["counts", "facts", "trace"]
    let unreadBlocks = blocks.map(\.words).filter { words in
      let path = words.dropFirst("swift ".count).split(separator: "/")
      let isFile = words.hasPrefix("swift ") && folders.contains(path.dropLast().joined())
      return !isFile && !read.contains(words)
    }
    let factNames =
      ["entities", "files", "rules", "variant"] + Responsibility.allCases.map(\.rawValue)
    let unreadFacts = (text("facts") ?? "").split(separator: "\n")
      .filter { line in !factNames.contains { line.hasPrefix("\($0): ") } }
    return unreadBlocks + unreadFacts.map(String.init)
  }

  func text(_ words: String) -> String? { blocks.first { $0.words == words }?.text }

  /// The comparison of the sample's variant when its module opens; nil without a line `variant: products mvc`.
  var comparison: ArchitectureComparison? {
    get throws {
      guard let names = facts("variant")?.split(separator: " ") else { return nil }
      let module = try #require(Samples.modules.first { $0.name == names[0] })
      return ArchitectureComparison(
        of: try #require(module.scenario("open") ?? module.scenarios.first),
        in: module,
        by: [try #require(module.variant(String(names[1])))]
      )
    }
  }

  /// Returns what a name stands for: a measure, or a list of `listed(_:)`.
  ///
  /// - Throws: An error for an unknown name, or a trace that cannot be read.
  func measurement(_ name: String, in comparison: ArchitectureComparison?) throws
    -> Comparison.Measurement
  {
    if let comparison { return try comparison.measurement(name) }
    let roles = source.outline.roles
    let bySource =
      SourceMeasure.all + roles.map(SourceMeasure.lines) + roles.map(SourceMeasure.coupling)
    if let measure = bySource.first(where: { $0.name == name }) { return measure.count(source) }
    let runs = RunMeasure.all + RunMeasure.afterClosing
    if let measure = runs.first(where: { $0.name == name }) { return measure.count(try run) }
    if let measure = ChangeMeasure.all.first(where: { $0.name == name }) {
      return measure.count(VariantChange(from: source("before"), to: source, suite: suite))
    }
    let rows = try #require(listed(name), "Nothing is counted by the name \(name).")
    return Comparison.Measurement(counts: [rows.count], rows: rows)
  }

  private func facts(_ name: String) -> String? {
    let line = text("facts")?.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
    return line.map { String($0.dropFirst(name.count + 2)) }
  }

  func names(_ name: String) -> [String]? { facts(name)?.components(separatedBy: ", ") }

  func variant(_ folder: String) -> Variant {
    let sources = files(in: folder)
    let methods = Responsibility.allCases.compactMap { duty in
      facts(duty.rawValue).map { (duty, $0) }
    }
    return Variant(
      .viper,
      entities: names("entities") ?? [],
      methods: Dictionary(uniqueKeysWithValues: methods),
      manifest: Manifest(files: names("files") ?? sources.map(\.name)),
      sources: sources
    ) { _ in ViewController() }
  }

  var source: VariantSource { source("") }
  private func source(_ folder: String) -> VariantSource { VariantSource(variant(folder)) }

  private var run: RunTrace {
    get throws {
      let text = text("trace") ?? ""
      let trace = try text.hasPrefix("{") ? Trace(jsonLines: text) : Trace(notation: text)
      return RunTrace(trace, from: SourceOutline(files()))
    }
  }

  var suite: ChangedSuite? {
    let (before, after) = (files(in: "tests-before"), files(in: "tests"))
    return after.isEmpty ? nil : ChangedSuite(from: before, to: after, testing: files())
  }
}

extension Comparison.Measurement {
  /// The counts, or the value where there are none.
  var text: String {
    counts.isEmpty ? "\(value)" : counts.map { "\($0)" }.joined(separator: ", ")
  }
}

extension ArchitectureComparison {
  /// Returns the measure of the only variant without the line numbers in parentheses; `declarations` counts by file.
  fileprivate func measurement(_ name: String) throws -> Comparison.Measurement {
    let rows = { (name: String) in self.metric(name)?.entries.first?.rows ?? [] }
    if name == "declarations" {
      let files = rows("files").map { line in
        let file = line.prefix { $0 != ":" }
        let counts = ["types", "protocols", "requirements"].map { name in
          "\(name) \(rows(name).count { $0.contains(" \(file):") })"
        }
        return "\(line), \(counts.joined(separator: ", "))"
      }
      return Comparison.Measurement(counts: [files.count], rows: files)
    }
    let value = try #require(metric(name)?.entries.first?.value, "There is no measure \(name).")
    return Comparison.Measurement(
      value: value,
      rows: rows(name).map { $0.replacing(#/ \(.*/#, with: "") }
    )
  }
}

@Suite struct CountedCaseTests {
  @Test(arguments: try CountedCase.all())
  func `counts what a person counted`(counted: CountedCase) throws {
    let comparison = try counted.comparison
    #expect(!counted.counts.isEmpty)
    #expect(counted.unread == [])
    for count in counted.counts {
      let found = try counted.measurement(count.name, in: comparison)
      if !count.value.isEmpty { #expect(found.text == count.value, "\(count.name): \(found.rows)") }
      if !count.rows.isEmpty || count.value.isEmpty { #expect(found.rows == count.rows) }
    }
  }
}
