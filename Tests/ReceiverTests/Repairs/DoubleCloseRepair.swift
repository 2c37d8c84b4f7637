import TraceRecording

/// A Presenter that closes its screen at each of two taps.
enum DoubleCloseRepair {
  static let repair = Repair(
    "double-close",
    "keep in FormPresenter that the screen is closing, and send it once",
    delivers: "close",
    broken: { play({ Broken.FormPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.FormPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      private let router: FormRouter

      init(_ router: FormRouter) { self.router = router }

      func didTapDone() { router.close() }
    }
  }

  enum Repaired {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      private let router: FormRouter
      private var isClosing = false

      init(_ router: FormRouter) { self.router = router }

      func didTapDone() {
        guard !isClosing else { return }
        isClosing = true
        router.close()
      }
    }
  }

  protocol FormPresenterProtocol: AnyObject { func didTapDone() }

  @Role(.view) final class FormView {
    var presenter: FormPresenterProtocol?

    func tapDone() { presenter?.didTapDone() }
  }

  @Role(.router) final class FormRouter {
    func close() {}
  }

  private static func play(
    _ make: (FormRouter) -> any FormPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    func assemble() -> FormView {
      let view = FormView()
      view.presenter = make(FormRouter())
      return view
    }
    return recorder.play(assemble, ("tap", { $0.tapDone() }), ("tap", { $0.tapDone() }))
  }
}
