import AboutShared
import TraceRecording

/// Has what there is to say, and hands it out line by line.
@Role(.interactor)
final class AboutInteractor: AboutInteractorProtocol {
  private let about = AboutEntity()

  func line(at index: Int) -> String {
    [about.name, about.summary, "Version \(about.version)"][index]
  }
}
