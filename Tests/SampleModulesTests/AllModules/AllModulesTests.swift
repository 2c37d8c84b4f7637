import CollaborationTesting
import ComparisonData
import SampleModules
import SeededRandom
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct AllModulesTests {
  @Test(arguments: Played.binding) func `shows what the scenario demands`(
    played: Played
  ) throws {
    #expect(try played.scenarioRun().deviations == [])
  }

  @Test(arguments: Played.all) func `loses no message but late answers to who is gone`(
    played: Played
  ) throws {
    let lost = try played.scenarioRun().trace.rows.filter { $0.kind == .lost }
    #expect(lost.allSatisfy { $0.isLate && $0.loss == .gone && $0.seam == nil })
  }

  @Test(arguments: Played.all) func `leaves nobody behind when it is closed`(
    played: Played
  ) throws {
    let stage = try played.stageAfterClosing()
    expectNoLeaks(in: stage.recorder)
    #expect(stage.left == [])
  }

  @Test(arguments: NamedVariant.variants) func `leaves nobody behind, a hundred times in a row`(
    named: NamedVariant
  ) throws {
    let variant = try named.found().variant
    for time in 1...Effort.count(100) {
      let stage = HeadlessStage(variant, given: "ready")
      try stage.perform(.open)
      try stage.closeAndRunToEnd()
      try #require(stage.left == [], "the \(time). time")
    }
  }

  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `counts the files that are compiled`(
    named: NamedVariant
  ) throws {
    let variant = try named.found().variant
    #expect(variant.hiddenFiles == [])
    #expect(variant.missingFiles == [])
    #expect(Set(variant.manifest.files).count == variant.manifest.files.count)
  }

  @Test(arguments: NamedVariant.variants) func `does the same work as the others of its module`(
    named: NamedVariant
  ) throws {
    let (module, variant) = try named.found()
    #expect(Set(variant.methods.keys) == Set(module.responsibilities.keys))
  }

  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `works in methods that exist`(
    named: NamedVariant
  ) throws {
    let variant = try named.found().variant
    for (responsibility, method) in variant.methods {
      #expect(variant.location(of: responsibility) != nil, "\(responsibility): \(method)")
    }
  }

  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `names the library that it carries along`(
    named: NamedVariant
  ) throws {
    let variant = try named.found().variant
    let usesPublisher = variant.sources.contains { file in
      !Manifest.isPresentation(file.name) && file.lines.contains("import Publishing")
    }
    #expect(variant.library.map(\.name) == (usesPublisher ? ["Publisher.swift"] : []))
  }

  @Test(arguments: Samples.modules.map(\.name)) func `has scenarios to begin with`(
    name: String
  ) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    let names = module.scenarios.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("open") || module.scenarios.first?.steps.first?.action == .open)
  }

  @Test(arguments: Samples.modules.map(\.name)) func `has no two variants of one title`(
    name: String
  ) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    let titles = (module.variants + module.editions).map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test(arguments: NamedVariant.editions) func `opens and closes in every edition`(
    named: NamedVariant
  ) throws {
    let stage = HeadlessStage(try named.found().variant, given: "ready")
    try stage.perform(.open)
    #expect(stage.screen != nil)
    try stage.closeAndRunToEnd()
  }
}
