import ProfileShared

/// Makes what the server knows ready to be drawn.
enum ProfileMapper {
  static func viewState(for profile: Profile) -> ProfileViewState {
    ProfileViewState(
      displayName: name(of: profile),
      joinDate: LongDateFormatter().string(from: profile.joined),
      avatarURL: profile.avatarURL
    )
  }

  /// What stands around a profile; nil stands for what did not come.
  static func dashboard(profile: Profile?, stats: WeeklyStats?) -> DashboardViewState {
    DashboardViewState(
      greeting: profile.map { "Welcome back, \(name(of: $0))" },
      statsEntries: stats?.entries.map(statsEntry) ?? [],
      statsMessage: stats == nil ? "Could not load the stats." : nil
    )
  }

  private static func name(of profile: Profile) -> String {
    profile.displayName.isEmpty ? "Anonymous" : profile.displayName
  }

  private static func statsEntry(for entry: WeeklyStats.Entry) -> DashboardViewState.StatsEntry {
    let value = CompactNumberFormatter().string(from: entry.value)
    return DashboardViewState.StatsEntry(label: entry.metric, value: value)
  }
}
