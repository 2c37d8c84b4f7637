import ComparisonData
import SampleModules
import Stage
import TestSupport
import Testing
import TraceRecording
import Traces

@Suite struct AllModulesTests {
  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `loses no message but late answers to who is gone`(named: NamedVariant) throws {
    let (module, variant) = try named.found()
    for scenario in module.scenarios {
      let lost = ScenarioRun(of: scenario, by: variant).trace.rows.filter { $0.kind == .lost }
      let isLate = lost.allSatisfy { $0.isLate && $0.loss == .gone && $0.seam == nil }
      #expect(isLate, "\(scenario.name)")
    }
  }

  @Test(arguments: NamedVariant.variants) func `leaves nobody behind, a hundred times in a row`(
    named: NamedVariant
  ) throws {
    let (module, variant) = try named.found()
    let opening = try #require(module.scenarios.first)
    let pages = [Action.tap(row: 1), .back, .tap(row: 2)]
    for time in 1...Effort.count(100) {
      let run = ScenarioRun(of: opening, by: variant, thenClosedAfter: pages)
      try #require(run.left == [], "the \(time). time")
    }
  }

  @Test(arguments: NamedVariant.editions) func `counts the files that are compiled`(
    named: NamedVariant
  ) throws {
    let variant = try named.found().variant
    #expect(variant.hiddenFiles == [])
    #expect(variant.missingFiles == [])
    #expect(Set(variant.manifest.files).count == variant.manifest.files.count)
  }

  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `does the work of its module in methods that exist`(named: NamedVariant) throws {
    let (module, variant) = try named.found()
    let work = Set(module.responsibilities.keys)
    if case .published = variant.edition {
      #expect(work.isSuperset(of: variant.methods.keys))
    } else {
      #expect(work == Set(variant.methods.keys))
    }
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

  @Test(arguments: Samples.modules.map(\.name))
  func `has no two scenarios of one name, and no two variants of one title`(
    name: String
  ) throws {
    let module = try Samples.module(name)
    let names = module.scenarios.map(\.name)
    #expect(Set(names).count == names.count)
    let titles = (module.variants + module.editions).map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `gives no two classes of a module loaded first one name`(named: NamedVariant) throws {
    let stage = HeadlessStage(try named.found().variant, given: "ready")
    let objects = stage.recorder.trace().lanes.filter { !$0.isStore }
    let names = Dictionary(grouping: objects) { "\($0.module).\($0.role)" }
    for (name, objects) in names { #expect(Set(objects.map(\.type)).count == 1, "\(name)") }
  }

  @Test(arguments: ["mvc", "mvvm", "viper", "rpvc"]) func `says as much for 500 rows as for two`(
    architecture: String
  ) throws {
    let module = try Samples.module("products")
    let variant = try #require(module.variant(architecture))
    let counts = try ["open", "open-many"].map { name in
      let scenario = try #require(module.scenario(name))
      return ScenarioRun(of: scenario, by: variant).trace.rows.count
    }
    #expect(counts[0] == counts[1])
  }

  @Test(arguments: NamedVariant.variants.filter { $0.module == "profile" })
  func `calls each screen by the same name in every architecture`(named: NamedVariant) throws {
    let stage = HeadlessStage(try named.found().variant, given: "ready")
    let screens = stage.recorder.trace().lanes.filter { $0.type.hasSuffix("ViewController") }
    let names = Dictionary(uniqueKeysWithValues: screens.map { ($0.type, $0.module) })
    #expect(
      names == [
        "DashboardViewController": "", "ProfileViewController": "Profile",
        "WeeklyStatsViewController": "WeeklyStats", "ProfileWidgetViewController": "ProfileWidget",
      ]
    )
  }
}
