import TraceRecording

// The example of how the macros expand.

@Traced protocol RateViewProtocol: AnyObject {
  func show(_ rate: Double)
}

@Role(.presenter) final class RatePresenter {
  weak var view: RateViewProtocol?

  func loaded(_ rate: Double) { view?.show(rate) }
}
