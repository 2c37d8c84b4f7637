import TraceRecording

// The example of macro expansion in the guides.

@Role(.presenter) final class RatePresenter {
  weak var view: RateViewProtocol?

  func loaded(_ rate: Double) { view?.show(rate) }
}

@Role extension RatePresenter {
  func reload() { view?.show(1.2) }
}

@Doubled protocol RateViewProtocol: AnyObject {
  func show(_ rate: Double)
}
