import ArticlesShared

/// The articles, and the phase of their loading.
struct ArticlesState: Equatable {
  var articles: [Article] = []
  var phase = Phase.idle

  /// The phase of the loading.
  enum Phase: Equatable {
    case idle
    case loading
    case loaded
    case failed
  }
}
