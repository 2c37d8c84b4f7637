import ProfileShared
import SampleModules
import Stage
import Testing
import TraceRecording
import Traces

@Suite struct ProfileTests {
  @Test(arguments: [
    ("edit-save", 0), ("edit-cancel", 1), ("edit-back", 1), ("edit-three-times", 0),
  ])
  func `has as many children as pages are open`(scenario: String, pages: Int) throws {
    #expect(try children(after: scenario, of: "RPVC") == pages)
  }

  @Test(arguments: ["RPVC with child-kept", "RPVC as published (004)"])
  func `keeps every child where that is the fault`(title: String) throws {
    #expect(try children(after: "edit-three-times", of: title) == 3)
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

  @Test(arguments: NamedVariant.variants + NamedVariant.editions)
  func `gives no two classes of a module loaded first one name`(named: NamedVariant) throws {
    let stage = HeadlessStage(try named.found().variant, given: "ready")
    let objects = stage.recorder.trace().lanes.filter { !$0.isStore }
    let names = Dictionary(grouping: objects) { "\($0.module).\($0.role)" }
    for (name, objects) in names { #expect(Set(objects.map(\.type)).count == 1, "\(name)") }
  }

  @Test(arguments: Samples.profile.scenarios.map(\.name))
  func `shows the same screens with a child that is kept`(scenario: String) throws {
    #expect(try scenarioRun(scenario, of: "RPVC with child-kept").deviations == [])
  }

  @Test(arguments: Samples.profile.scenarios.map(\.name))
  func `shows the same screens with an Interactor that holds its Presenter`(
    scenario: String
  ) throws {
    let title = "VIPER as published (004-classic)"
    #expect(try scenarioRun(scenario, of: title).deviations == [])
  }

  @Test func `leaves Presenter, Interactor and Router behind as published`() throws {
    let stage = HeadlessStage(try variant("VIPER as published (004-classic)"), given: "cached")
    try stage.perform(.open)
    try stage.closeAndRunToEnd()
    let left = stage.left.filter { $0.role != .store }.map(\.name).sorted()
    #expect(left == ["Interactor", "Presenter", "Router"])
  }

  @Test(arguments: ["ready", "failing"])
  func `waits for ever as published, unless the profile is cached`(condition: String) throws {
    let stage = HeadlessStage(
      try variant("RPVC as published (004)"),
      given: .init(stringLiteral: condition)
    )
    try stage.perform(.open)
    while !stage.pending.isEmpty { try stage.perform(.wait(milliseconds: nil)) }
    #expect(stage.screen == Screen(title: "Dashboard", [.text("Loading…")]))
  }

  @Test(arguments: ["open-cached", "edit-save", "edit-three-times"])
  func `shows a cached profile as published`(scenario: String) throws {
    #expect(try scenarioRun(scenario, of: "RPVC as published (004)").deviations == [])
  }
}

extension ProfileTests {
  /// Returns how many `EditNameCoordinator`s are alive at the end of a scenario.
  private func children(after scenario: String, of title: String) throws -> Int {
    let events = try scenarioRun(scenario, of: title).trace.events
    func count(_ kind: Event.Kind) -> Int {
      events.filter { $0.kind == kind }.flatMap(\.objects).count {
        $0.type == "EditNameCoordinator"
      }
    }
    return count(.created) - count(.gone)
  }

  private func scenarioRun(_ scenario: String, of title: String) throws -> ScenarioRun {
    let scenario = try #require(Samples.profile.scenario(scenario))
    return ScenarioRun(of: scenario, by: try variant(title))
  }

  private func variant(_ title: String) throws -> Variant {
    let all = Samples.profile.variants + Samples.profile.editions
    return try #require(all.first { $0.title == title })
  }
}

extension Samples {
  fileprivate static var profile: Module {
    modules.first { $0.name == "profile" } ?? Module(name: "", title: "", summary: "", variants: [])
  }
}

@Suite struct ProfileFormatterTests {
  static let days: [(Int, Int, Int, String)] = [
    (2018, 7, 14, "July 14, 2018"), (2024, 2, 29, "February 29, 2024"),
    (1999, 12, 31, "December 31, 1999"), (2026, 1, 1, "January 1, 2026"), (2018, 13, 1, "2018"),
  ]

  @Test(arguments: days) func `writes days as people read them`(
    year: Int,
    month: Int,
    day: Int,
    text: String
  ) {
    let day = CalendarDay(year: year, month: month, day: day)
    #expect(LongDateFormatter().string(from: day) == text)
  }

  static let numbers: [(Int, String)] = [
    (0, "0"), (999, "999"), (1_000, "1K"), (1_099, "1K"), (1_100, "1.1K"), (12_345, "12.3K"),
    (999_999, "999.9K"), (1_000_000, "1M"), (1_260_000, "1.2M"), (-12_345, "-12.3K"),
  ]

  @Test(arguments: numbers) func `writes large numbers in a few letters`(
    number: Int,
    text: String
  ) {
    #expect(CompactNumberFormatter().string(from: number) == text)
  }
}

@Suite struct ProfileAPITests {
  @Test(arguments: [
    ("ready", 100, 200), ("stats-late", 400, 200), ("failing", 100, 200),
    ("stats-failing", 100, 200),
  ]) func `answers after its time`(condition: String, stats: Int, profile: Int) {
    let clock = VirtualClock()
    let api = ProfileAPI(Surroundings(.init(stringLiteral: condition), clock: clock))
    var times: [String: Int] = [:]
    api.fetchWeeklyStats(userId: 1) { _ in times["stats"] = clock.now }
    api.fetchProfile(userId: 1) { _ in times["profile"] = clock.now }
    clock.runToEnd()
    #expect(times == ["stats": stats, "profile": profile])
  }

  @Test func `does not know everybody`() {
    let clock = VirtualClock()
    let api = ProfileAPI(Surroundings(clock: clock))
    var results: [Result<Profile, ProfileError>] = []
    api.fetchProfile(userId: 2) { results.append($0) }
    api.updateDisplayName("Ann", userId: 2) { results.append($0) }
    api.fetchProfile(userId: 1) { results.append($0) }
    clock.runToEnd()
    #expect(results == [.failure(.unavailable), .failure(.unavailable), .success(.jeff)])
  }

  @Test func `remembers a new name`() {
    let clock = VirtualClock()
    let api = ProfileAPI(Surroundings(clock: clock))
    var names: [String?] = []
    api.updateDisplayName("Jeffrey", userId: 1) { names.append(try? $0.get().displayName) }
    api.fetchProfile(userId: 1) { names.append(try? $0.get().displayName) }
    clock.runToEnd()
    #expect(names == ["Jeffrey", "Jeffrey"])
  }
}
