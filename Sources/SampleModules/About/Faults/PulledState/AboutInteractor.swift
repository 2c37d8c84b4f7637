import AboutShared
import TraceRecording

/// Has what there is to say, for whoever takes it.
@Role(.interactor)
final class AboutInteractor: AboutInteractorProtocol {
  let about = AboutEntity()
}
