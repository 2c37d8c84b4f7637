import ProfileShared

/// Maps the profile and the stats to view states.
enum ProfileMapper {
  static func profile(
    for result: Result<Profile, ProfileError>?,
    nameError: ProfileError?
  ) -> ProfileViewState {
    switch result {
    case nil: ProfileViewState(details: nil, message: nil)
    case .failure?: ProfileViewState(details: nil, message: "Could not load the profile.")
    case .success(let profile)?:
      ProfileViewState(
        details: details(of: profile),
        message: nameError == nil ? nil : "Could not save the name."
      )
    }
  }

  static func greeting(for profile: Profile) -> String {
    "Welcome back, \(name(of: profile))"
  }

  static func weeklyStats(for result: Result<WeeklyStats, ProfileError>) -> WeeklyStatsViewState {
    switch result {
    case .success(let stats):
      WeeklyStatsViewState(entries: stats.entries.map(entry), message: nil)
    case .failure:
      WeeklyStatsViewState(entries: [], message: "Could not load the stats.")
    }
  }

  private static func details(of profile: Profile) -> ProfileViewState.Details {
    ProfileViewState.Details(
      displayName: name(of: profile),
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL
    )
  }

  private static func name(of profile: Profile) -> String {
    profile.displayName.isEmpty ? "Anonymous" : profile.displayName
  }

  private static func entry(for entry: WeeklyStats.Entry) -> WeeklyStatsViewState.Entry {
    let value = CompactNumberFormatter().string(from: entry.value)
    return WeeklyStatsViewState.Entry(label: entry.metric, value: value)
  }
}
