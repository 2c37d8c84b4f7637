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

/// A Presenter that closes its screen before it knows whether the change is kept.
enum EarlyCloseRepair {
  static let repair = Repair(
    "early-close",
    "send close in the answer to save in FormPresenter",
    delivers: "close",
    broken: { play({ Broken.FormPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.FormPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      weak var view: FormViewProtocol?
      weak var coordinator: FormCoordinatorProtocol?
      private let repository: FormRepository

      init(_ repository: FormRepository) { self.repository = repository }

      func save() {
        repository.save("Milk") { [weak self] failure in self?.didSave(failure) }
        coordinator?.close()
      }
      private func didSave(_ failure: String?) {
        if let failure { view?.showError(failure) }
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      weak var view: FormViewProtocol?
      weak var coordinator: FormCoordinatorProtocol?
      private let repository: FormRepository

      init(_ repository: FormRepository) { self.repository = repository }

      func save() {
        repository.save("Milk") { [weak self] failure in self?.didSave(failure) }
      }
      private func didSave(_ failure: String?) {
        if let failure { view?.showError(failure) } else { coordinator?.close() }
      }
    }
  }

  protocol FormViewProtocol: AnyObject { func showError(_ text: String) }
  protocol FormPresenterProtocol: AnyObject {
    var view: FormViewProtocol? { get set }
    var coordinator: FormCoordinatorProtocol? { get set }
    func save()
  }
  protocol FormCoordinatorProtocol: AnyObject { func close() }

  @Role(.view) final class FormView: FormViewProtocol {
    var presenter: FormPresenterProtocol?

    func tapSave() { presenter?.save() }
    func showError(_ text: String) {}
  }

  @Role(.coordinator) final class FormCoordinator: FormCoordinatorProtocol {
    func close() {}
  }

  @Role(.repository) final class FormRepository {
    private let server: SlowServer

    init(_ server: SlowServer) { self.server = server }

    func save(_ text: String, then done: @escaping (String?) -> Void) {
      server.request { _ in done(nil) }
    }
  }

  private static func play(
    _ make: (FormRepository) -> any FormPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    let server = SlowServer()
    let (view, coordinator) = recorder.recording {
      let (view, coordinator) = (FormView(), FormCoordinator())
      let presenter = make(FormRepository(server))
      view.presenter = presenter
      presenter.view = view
      presenter.coordinator = coordinator
      return (view, coordinator)
    }
    recorder.recording {
      recorder.action("save", to: view) { view.tapSave() }
      server.answer([])
    }
    return (view, coordinator)
  }
}
