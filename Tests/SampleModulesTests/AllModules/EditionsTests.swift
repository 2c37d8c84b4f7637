import Foundation
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

/// Tests the screens of all scenarios, and the objects that are left behind when the module is closed.
@Suite struct EditionsTests {
  @Test(arguments: NamedVariant.variants)
  func `a variant shows what every scenario demands, and leaves nobody behind`(
    named: NamedVariant
  ) throws {
    #expect(try differences(of: named) == [])
  }

  /// The file has a block for each edition that differs: its name, then the differences.
  ///
  /// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter EditionsTests` rewrites it; review the difference before you keep it.
  @Test func `editions differ from the specification as it is recorded`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/Editions.txt")
    let blocks = try NamedVariant.editions.compactMap { named in
      let differences = try differences(of: named)
      let lines = [named.testDescription] + differences
      return differences.isEmpty ? nil : lines.joined(separator: "\n")
    }
    let text = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    let recorded = Set(text.components(separatedBy: "\n\n"))
    if ProcessInfo.processInfo.environment["VIPERLAB_UPDATE_GOLDENS"] != nil {
      let text = blocks.joined(separator: "\n\n") + "\n"
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(Set(blocks).subtracting(recorded) == [], "in no block of \(file.path)")
    #expect(recorded.subtracting(blocks) == [], "only in \(file.path)")
  }

  /// Returns the first deviating screen and the objects left behind after closing, each with the scenarios where it is so.
  private func differences(of named: NamedVariant) throws -> [String] {
    let (module, variant) = try named.found()
    let found = module.scenarios.flatMap { scenario in
      let run = ScenarioRun(of: scenario, by: variant, thenClosedAfter: [])
      let screens = run.deviations.prefix(1).map(\.description)
      let left = run.left.isEmpty ? [] : ["leaves \(run.left.joined(separator: ", "))"]
      return (screens + left).map { (difference: $0, scenario: scenario.name) }
    }
    return Dictionary(grouping: found, by: \.difference).map { difference, found in
      "\(found.map(\.scenario).joined(separator: ", ")): \(difference)"
    }
    .sorted()
  }

  @Test func `002 answers one request well and badly when a callback throws`() throws {
    #expect(try answersIn002(throwingFirst: false) == ["onSuccess"])
    #expect(try answersIn002(throwingFirst: true) == ["onSuccess", "onError"])
  }

  /// Returns the messages to the Presenter after the articles have loaded; with `throwsFirst`, its first callback throws.
  private func answersIn002(throwingFirst throwsFirst: Bool) throws -> [String?] {
    let editions = try Samples.module("articles").editions
    let edition = try #require(editions.first { $0.edition == .published("002") })
    let stage = HeadlessStage(edition, given: "ready")
    if throwsFirst {
      try stage.recorder.inject(.throw(Broken()), "Interactor -> Presenter onSuccess")
    }
    try stage.perform(.open)
    let opened = stage.recorder.trace().rows.count
    try stage.perform(.wait(milliseconds: nil))
    return stage.recorder.trace().rows.dropFirst(opened)
      .filter { $0.isMessage && $0.receiver?.role == .presenter }.map { $0.message?.baseName }
  }

  private struct Broken: Error {}
}
