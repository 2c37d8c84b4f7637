import TraceRecording

// The example of how the macros expand.

@Doubled protocol RateViewProtocol: AnyObject {
  func show(_ rate: Double)
}

@Role(.presenter) final class RatePresenter {
  weak var view: RateViewProtocol?

  func loaded(_ rate: Double) { view?.show(rate) }
}

@Role(.interactor) final class RateInteractor {
  weak var output: RateOutput?

  func load(_ currency: String) { output?.loaded(1.1) }
}

@Role extension RateInteractor {
  func reload() { output?.loaded(1.2) }
}

protocol RateOutput: AnyObject { func loaded(_ rate: Double) }
