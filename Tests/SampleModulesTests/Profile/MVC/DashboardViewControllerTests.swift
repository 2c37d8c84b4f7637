import ProfileShared
import Stage
import Testing
import Traces

@testable import SampleDoubles
@testable import SamplesMVC

@Suite struct DashboardViewControllerTests {
  let api = ProfileAPIStub()

  /// What the Controller does can be seen on the screen only.
  private func open(_ cache: ProfileCache = ProfileCache()) throws -> HeadlessStage {
    let variant = Variant(.mvc) {
      let model = ProfileModel(userId: 7, api: api, cache: cache, mainQueue: $0.mainQueue)
      return DashboardViewController(model: model)
    }
    let stage = HeadlessStage(variant, given: "ready")
    try stage.perform(.open)
    return stage
  }

  private let loading = Screen.Line.text("Loading…")
  private let stats: [Screen.Line] = [
    .text("Weekly Stats"), .row("Runs", "4"), .row("Steps", "12.3K"),
  ]

  private func profile(of name: String) -> [Screen.Line] {
    [
      .text(name), .text("Joined February 3, 2020"), .text("https://example.com/7"),
      .button("Edit name"),
    ]
  }

  private func answer(_ results: Any..., on stage: HeadlessStage) throws {
    for result in results {
      if let profile = result as? Result<Profile, ProfileError> { api.answer(profile) }
      if let stats = result as? Result<WeeklyStats, ProfileError> { api.answer(stats) }
    }
    try stage.perform(.wait(milliseconds: 0))
  }

  private let ann = Result<Profile, ProfileError>.success(.named("Ann"))
  private let noProfile = Result<Profile, ProfileError>.failure(.unavailable)
  private let someStats = Result<WeeklyStats, ProfileError>.success(.sample)
  private let noStats = Result<WeeklyStats, ProfileError>.failure(.unavailable)

  @Test func `asks for profile and stats`() throws {
    #expect(try open().screen?.lines == [loading])
    #expect(api.calls == ["profile of 7", "stats of 7"])
  }

  @Test func `shows a cached profile at once`() throws {
    let lines = try open(ProfileCache([.named("Ann")])).screen?.lines
    #expect(lines == [loading] + profile(of: "Ann") + [.text("Signed in as Ann")])
    #expect(api.calls == ["stats of 7"])
  }

  @Test(arguments: [true, false]) func `joins profile and stats in both orders`(
    isProfileFirst: Bool
  ) throws {
    let cache = ProfileCache()
    let stage = try open(cache)
    if isProfileFirst { try answer(ann, on: stage) }
    try answer(someStats, on: stage)
    #expect(stage.screen?.lines.first == (isProfileFirst ? .text("Welcome back, Ann") : loading))
    if !isProfileFirst { try answer(ann, on: stage) }
    let lines = [.text("Welcome back, Ann")] + profile(of: "Ann") + stats
    #expect(stage.screen?.lines == lines + [.text("Signed in as Ann")])
    #expect(cache.profile(for: 7) == .named("Ann"))
  }

  @Test func `shows the stats where the profile fails`() throws {
    let stage = try open()
    try answer(noProfile, someStats, on: stage)
    #expect(stage.screen?.lines == [.text("Could not load the profile.")] + stats)
  }

  @Test func `greets where the stats fail`() throws {
    let stage = try open(ProfileCache([.named("")]))
    try answer(noStats, on: stage)
    #expect(stage.screen?.lines.first == .text("Welcome back, Anonymous"))
    #expect(stage.screen?.lines.contains(.text("Could not load the stats.")) == true)
  }

  @Test func `calls those without a name anonymous`() throws {
    let lines = try open(ProfileCache([.named("")])).screen?.lines
    #expect(lines == [loading] + profile(of: "Anonymous") + [.text("Signed in as Anonymous")])
  }

  @Test func `shows the stats in their own order`() throws {
    let stage = try open(ProfileCache([.named("Ann")]))
    try answer(Result<WeeklyStats, ProfileError>.success(.busy), on: stage)
    let rows = stage.screen?.lines.filter { if case .row = $0 { true } else { false } }
    #expect(rows == [.row("Steps", "84.2K"), .row("Calories", "12.3K"), .row("Workouts", "5")])
  }

  @Test func `draws the dashboard, and says no longer that it loads`() throws {
    let stage = try open()
    try answer(ann, someStats, on: stage)
    let lines = [.text("Welcome back, Ann")] + profile(of: "Ann") + stats
    #expect(stage.screen?.lines == lines + [.text("Signed in as Ann")])
  }

  @Test func `lets the name be edited again`() throws {
    let stage = try open(ProfileCache([.named("Ann")]))
    for action in [Action.press("Edit name"), .press("Cancel"), .press("Edit name")] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Edit name")
  }

  @Test func `draws on the main queue and not before`() throws {
    let stage = try open()
    api.answer(ann)
    #expect(stage.screen?.lines == [loading])
  }

  @Test func `saves a name that was edited`() throws {
    let cache = ProfileCache([.named("")])
    let stage = try open(cache)
    try stage.perform(.press("Edit name"))
    #expect(stage.screen?.lines.first == .field("Name", ""))
    try stage.perform(.type("Ann", into: "Name"))
    try stage.perform(.press("Save"))
    #expect(api.calls.last == "Ann for 7")
    try answer(ann, on: stage)
    #expect(stage.screen?.lines.contains(.text("Signed in as Ann")) == true)
    #expect(cache.profile(for: 7) == .named("Ann"))
  }

  @Test func `keeps the profile when the new name cannot be saved`() throws {
    let stage = try open(ProfileCache([.named("Ann")]))
    for action in [Action.press("Edit name"), .press("Save")] { try stage.perform(action) }
    try answer(noProfile, on: stage)
    let lines = [loading, .text("Could not save the name.")] + profile(of: "Ann")
    #expect(stage.screen?.lines == lines + [.text("Signed in as Ann")])
  }

  @Test func `saves the name that was typed, and leads back`() throws {
    let stage = try open(ProfileCache([.named("Ann")]))
    for action in [Action.press("Edit name"), .type("Bo", into: "Name"), .press("Save")] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Dashboard")
    #expect(api.calls == ["stats of 7", "Bo for 7"])
  }

  @Test(arguments: [Action.press("Cancel"), .back]) func `saves no name that was given up`(
    action: Action
  ) throws {
    let stage = try open(ProfileCache([.named("Ann")]))
    for action in [.press("Edit name"), .type("Bo", into: "Name"), action] {
      try stage.perform(action)
    }
    #expect(stage.screen?.title == "Dashboard")
    #expect(api.calls == ["stats of 7"])
  }
}
