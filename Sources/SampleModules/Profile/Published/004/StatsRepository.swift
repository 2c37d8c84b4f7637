import ProfileShared
import Publishing
import TraceRecording

/// Where the stats come from.
@Doubled
protocol StatsRepository {
  func weeklyStats(for userId: String) -> Publisher<WeeklyStats>
}

/// Publishes the stats that the server has.
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
