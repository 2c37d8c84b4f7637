import ProfileShared
import Publishing
import TraceRecording

/// The interface of the Presenter for the View.
@Doubled
protocol DashboardPresenterProtocol: AnyObject {
  func bind() -> Publisher<DashboardViewState>
}

/// Combines profile and stats, whichever of the two is loaded first.
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
      .map { Self.viewState(for: try? $0.get(), stats: try? $1.get()) }
  }
}

// MARK: - Mapping

extension DashboardPresenter {
  /// Returns the greeting and the stats; a nil argument stands for a failed loading.
  static func viewState(for profile: Profile?, stats: WeeklyStats?) -> DashboardViewState {
    let name = profile.map(ProfilePresenter.displayName)
    return DashboardViewState(
      greeting: name.map { "Welcome back, \($0)" },
      statsEntries: stats?.entries.map(statsEntry) ?? [],
      statsMessage: stats == nil ? "Could not load the stats." : nil
    )
  }

  private static func statsEntry(for entry: WeeklyStats.Entry) -> DashboardViewState.StatsEntry {
    let value = CompactNumberFormatter().string(from: entry.value)
    return DashboardViewState.StatsEntry(label: entry.metric, value: value)
  }
}
