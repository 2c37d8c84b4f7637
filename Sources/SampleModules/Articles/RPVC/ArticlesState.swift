import ArticlesShared

/// The articles, and the phase of their loading.
struct ArticlesState: Equatable {
  var articles: [Article] = []
  var phase = Phase.idle

  /// Where the loading stands.
  enum Phase: Equatable {
    case idle
    case loading
    case loaded
    case failed
  }
}
