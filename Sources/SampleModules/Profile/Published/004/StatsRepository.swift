import ProfileShared
import Publishing
import TraceRecording

/// Provides the weekly stats.
@Doubled
protocol StatsRepository {
  func weeklyStats(for userId: String) -> Publisher<WeeklyStats>
}

/// Loads the weekly stats from the server and publishes them.
@Role(.repository)
final class DefaultStatsRepository: StatsRepository {
  private var api: ProfileAPIProtocol

  init(api: ProfileAPIProtocol) {
    self.api = api
  }

  func weeklyStats(for userId: String) -> Publisher<WeeklyStats> {
    Publisher { [weak self] receive in
      self?.api.fetchWeeklyStats(userId: Int(userId) ?? 0) { result in
        if case .success(let stats) = result { receive(stats) }
      }
      return Subscription()
    }
  }
}
