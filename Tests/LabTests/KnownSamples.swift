import CollaborationRules
import Foundation
import LessonKit
import SampleModules
import Stage
import TerminalText
import TestSupport
import Testing

@testable import Lab

extension BaselineCache {
  static let ofSamples = BaselineCache()
}

extension Session {
  convenience init(
    lessons: LessonShelf = LessonShelf(),
    settings: Settings = Settings(),
    files: Files = .inMemory(),
    seed: Int = 0
  ) {
    self.init(
      modules: Samples.modules,
      lessons: lessons,
      settings: settings,
      files: files,
      seed: seed,
      baselines: .ofSamples
    )
  }

  /// Answers some lines, and returns the text of the last answer.
  func last(_ lines: String...) async -> String { await last(lines) }

  func last(_ lines: [String]) async -> String {
    var text = ""
    for line in lines { text = await answer(line).text.plain }
    return text
  }
}

extension Run {
  /// Returns the module after a scenario's actions and, if it is closed then, after its pending work.
  func played(_ scenario: Scenario, isClosed: Bool = true) -> LoadedModule {
    let loaded = LoadedModule(replaying: playing(scenario).doing(scenario.steps.map(\.action)))
    if isClosed { loaded.follow([.close, .wait(milliseconds: nil)]) }
    return loaded
  }
}

extension LoadedModule {
  var findings: [Finding] { Review(evidence(now, .ofSamples)).findings }
}

extension String {
  /// The words of a text that is broken into lines, with one blank between them.
  var unwrapped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

func session(_ lines: String..., lessons: LessonShelf = LessonShelf()) async -> Session {
  let session = Session(lessons: lessons)
  for line in lines { _ = await session.answer(line) }
  return session
}

/// Answers some lines in a new session, and returns the text of the last answer.
func last(
  _ lines: String...,
  settings: Settings = Settings(),
  files: Files = .inMemory()
) async -> String {
  await Session(settings: settings, files: files).last(lines)
}

/// A fault in a variant that has an injection point for it.
struct FaultTrial: CustomTestStringConvertible, Sendable {
  let module: String
  let architecture: String
  let fault: String

  var testDescription: String { "\(fault) in \(module) \(architecture)" }

  /// The faults that can be injected into each variant of the samples, with one variant per line.
  ///
  /// `VIPERLAB_UPDATE_GOLDENS=1 swift test --filter FaultTests` rewrites the file; review the difference before you keep it.
  static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/FaultOffers.txt")

  static let offers = ((try? String(contentsOf: golden, encoding: .utf8)) ?? "")
    .split(separator: "\n").map(String.init)

  static let all: [FaultTrial] = offers.flatMap { line in
    let words = line.split(whereSeparator: { " :".contains($0) }).map(String.init)
    return words.dropFirst(2).map {
      FaultTrial(module: words[0], architecture: words[1], fault: $0)
    }
  }

  /// All trials in a full run, else each fault in one of its variants.
  static let tried: [FaultTrial] =
    Effort.isFull
    ? all
    : Fault.all.enumerated().compactMap { index, fault in
      let trials = all.filter { $0.fault == fault.name }
      return trials.isEmpty ? nil : trials[index % trials.count]
    }

  func run() throws -> Run {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    return Run(module, try #require(module.variant(architecture)))
  }
}
