import TraceRecording

/// A Presenter that requests the check of each field separately.
enum PingPongRepair {
  static let repair = Repair(
    "ping-pong",
    "ask FormInteractor once, for all of it",
    delivers: "show"
  ) { recorder in
    func assemble() -> FormView {
      let (view, presenter) = (FormView(), FormPresenter(FormInteractor()))
      view.presenter = presenter
      presenter.view = view
      return view
    }
    return recorder.play(assemble, ("check", { $0.tapCheck() }))
  }

  protocol FormViewProtocol: AnyObject { func show(_ isValid: Bool) }

  @Role(.view) final class FormView: FormViewProtocol {
    var presenter: FormPresenter?

    func tapCheck() { presenter?.check(["Ann", "Street 1", "Town"]) }
    func show(_ isValid: Bool) {}
  }

  @Role(.presenter) final class FormPresenter {
    weak var view: FormViewProtocol?
    private let interactor: FormInteractor

    init(_ interactor: FormInteractor) { self.interactor = interactor }

    func check(_ fields: [String]) {
      let isValid =
        Repair.isDone
        ? interactor.areValid(fields) : fields.allSatisfy { interactor.isValid($0) }
      view?.show(isValid)
    }
  }

  @Role(.interactor) final class FormInteractor {
    func isValid(_ field: String) -> Bool { !field.isEmpty }
    func areValid(_ fields: [String]) -> Bool { fields.allSatisfy { !$0.isEmpty } }
  }
}

/// A View that requests each row separately.
enum PerCellRepair {
  static let repair = Repair(
    "per-cell",
    "hand over all rows in one message before the table is drawn",
    delivers: "show"
  ) { recorder in
    func assemble() -> ShelfView {
      let (view, presenter) = (ShelfView(), ShelfPresenter())
      view.presenter = presenter
      if Repair.isDone { presenter.view = view }
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("tap", { $0.tap() }))
  }

  protocol ShelfViewProtocol: AnyObject { func show(_ titles: [String]) }

  @Role(.view) final class ShelfView: ShelfViewProtocol {
    var presenter: ShelfPresenter?
    private var titles: [String] = []

    func viewDidLoad() {
      if Repair.isDone {
        presenter?.open()
      } else {
        for row in 0..<3 { titles.append(presenter?.title(at: row) ?? "") }
      }
    }
    func show(_ titles: [String]) { self.titles = titles }
    func tap() { presenter?.didSelect(at: 0) }
  }

  @Role(.presenter) final class ShelfPresenter {
    weak var view: ShelfViewProtocol?

    func open() { view?.show(["Milk", "Bread", "Tea"]) }
    func title(at row: Int) -> String { ["Milk", "Bread", "Tea"][row] }
    func didSelect(at row: Int) {}
  }
}
