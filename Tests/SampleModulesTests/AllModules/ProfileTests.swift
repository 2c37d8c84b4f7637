import ProfileShared
import Stage
import Testing

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
