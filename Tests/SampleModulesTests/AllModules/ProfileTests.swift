import ProfileShared
import Stage
import Testing

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
