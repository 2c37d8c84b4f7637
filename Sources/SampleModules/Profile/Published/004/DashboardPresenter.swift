import ProfileShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol DashboardPresenterProtocol: AnyObject {
  func bind() -> Publisher<DashboardViewState>
}

/// Combines profile and stats, once both were published.
@Role(.presenter)
final class DashboardPresenter: DashboardPresenterProtocol {
  private var profileRepo: any ProfileRepository
  private var statsRepo: any StatsRepository
  private let userId: String

  init(profileRepo: any ProfileRepository, statsRepo: any StatsRepository, userId: String) {
    self.profileRepo = profileRepo
    self.statsRepo = statsRepo
    self.userId = userId
  }

  func bind() -> Publisher<DashboardViewState> {
    profileRepo.profile(for: userId)
      .combineLatest(statsRepo.weeklyStats(for: userId))
      .map(Self.mapToViewState)
  }

  private static func mapToViewState(_ profile: Profile, _ stats: WeeklyStats) -> DashboardViewState
  {
    DashboardViewState(
      greeting: "Welcome back, \(profile.formattedName)",
      statsEntries: stats.entries.map { entry in
        StatsEntryViewState(
          label: entry.metric,
          value: CompactNumberFormatter().string(from: entry.value)
        )
      }
    )
  }
}
