import TraceRecording

// A screen with editable rows in VIPER. Its messages break the rule whose repair is played and not done.

@Role(.view, checks: .off) final class FormView {
  var presenter: FormPresenter?
  /// The Interactor of a View that bypasses its Presenter; else nil.
  var interactor: FormInteractor?

  func viewDidLoad() {
    if Repair.breaks("per-cell") {
      for row in 0..<3 { _ = presenter?.title(at: row) }
    } else {
      presenter?.open()
    }
  }

  func swipe() {
    if let interactor { interactor.delete(at: 0) } else { presenter?.didSwipe(at: 0) }
  }

  func tapRow() { presenter?.didSelect(at: 0) }
  func tapDone() { presenter?.didTapDone() }
  func show(_ titles: [String]) {}
  func removeRow(at index: Int) {}
  func insertRow(_ title: String, at index: Int) {}
  func showError(_ text: String) {}
}

@Role(.presenter) final class FormPresenter {
  weak var view: FormView?
  private let interactor: FormInteractor
  private let router: FormRouter
  /// A Store that the Presenter does not use; nil except where its rule is broken.
  private let store = Repair.breaks("unused-reference") ? FormStore() : nil
  private var isClosing = false

  init(_ interactor: FormInteractor, _ router: FormRouter) {
    self.interactor = interactor
    self.router = router
  }

  func open() {
    view?.show(
      Repair.breaks("ping-pong") ? (0..<3).map { interactor.title(at: $0) } : interactor.titles()
    )
  }

  func title(at row: Int) -> String { "Row \(row)" }
  func didSelect(at row: Int) {}
  func didSwipe(at index: Int) {
    view?.removeRow(at: index)
    interactor.delete(at: index)
  }

  func didFailToDelete(_ text: String, at index: Int) {
    if !Repair.breaks("failed-change") { view?.insertRow("Milk", at: index) }
    view?.showError(text)
  }

  func didTapDone() {
    if isClosing && !Repair.breaks("double-close") { return }
    isClosing = true
    router.close()
  }
}

@Role(.interactor) final class FormInteractor {
  weak var output: FormPresenter?

  func titles() -> [String] { ["Milk", "Bread", "Tea"] }
  func title(at row: Int) -> String { titles()[row] }
  func delete(at index: Int) { output?.didFailToDelete("Offline.", at: index) }
}

@Role(.router) final class FormRouter {
  func close() {}
}

@Role(.store) final class FormStore {}

enum FormModule {
  /// Records that a module is made and used; returns the View, which the app holds.
  static func play(
    _ actions: (String, (FormView) -> Void)...,
    in recorder: Recorder
  ) -> FormView {
    func assemble() -> FormView {
      let (view, interactor) = (FormView(), FormInteractor())
      let presenter = FormPresenter(interactor, FormRouter())
      interactor.output = presenter
      presenter.view = view
      view.presenter = presenter
      if Repair.breaks("view-bypass") { view.interactor = interactor }
      return view
    }
    return recorder.play(assemble, actions)
  }
}
