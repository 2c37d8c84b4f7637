import ArticlesShared
import Stage

extension Variant {
  /// Articles in VIPER, with a Presenter that accepts the answer to an outdated request.
  public static var articlesRefreshRace: Variant {
    Variant(.viper, edition: .faulty("refresh-race")) {
      ArticlesRouter.build(store: $0.articleStore, mainQueue: $0.mainQueue)
    }
  }
}
