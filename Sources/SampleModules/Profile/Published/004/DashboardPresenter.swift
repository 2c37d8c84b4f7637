import ProfileShared
import Publishing
import TraceRecording

/// What the View may ask of the Presenter.
@Doubled
protocol DashboardPresenterProtocol: AnyObject {
  func bind() -> Publisher<DashboardViewState>
}

/// Joins profile and stats, once both have come.
@Role(.presenter)
final class DashboardPresenter: DashboardPresenterProtocol {
  private var repository: any ProfileRepository
  private let userId: Int

  init(repository: any ProfileRepository, userId: Int) {
    self.repository = repository
    self.userId = userId
  }

  func bind() -> Publisher<DashboardViewState> {
    repository.profile(for: userId)
      .combineLatest(repository.weeklyStats(for: userId))
      .map(Self.mapToViewState)
  }

  private static func mapToViewState(_ profile: Profile, _ stats: WeeklyStats) -> DashboardViewState
  {
    let name = profile.displayName.isEmpty ? "Anonymous" : profile.displayName
    return DashboardViewState(
      greeting: "Welcome back, \(name)",
      statsEntries: stats.entries.map { entry in
        .init(label: entry.metric, value: CompactNumberFormatter().string(from: entry.value))
      }
    )
  }
}
