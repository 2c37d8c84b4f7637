import AboutShared
import Stage
import TraceRecording

/// Where what there is to say is kept.
@Doubled
protocol AboutStoreProtocol: AnyObject {
  func loadAbout() -> AboutEntity
}

/// Keeps what there is to say; there is one, which everybody reaches.
@Role(.store)
final class AboutStore: AboutStoreProtocol {
  static var shared: AboutStore { Singletons.one(AboutStore()) }

  private init() {}

  func loadAbout() -> AboutEntity { AboutEntity() }
}
