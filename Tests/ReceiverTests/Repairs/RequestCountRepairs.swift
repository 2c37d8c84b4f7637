import TraceRecording

/// A Presenter that requests the check of each field separately.
enum PingPongRepair {
  static let repair = Repair(
    "ping-pong",
    "ask FormInteractor once, for all of it",
    delivers: "show",
    broken: { play({ Broken.FormPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.FormPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      weak var view: FormViewProtocol?
      private let interactor: FormInteractor

      init(_ interactor: FormInteractor) { self.interactor = interactor }

      func check(_ fields: [String]) {
        let isValid = fields.allSatisfy { interactor.isValid($0) }
        view?.show(isValid)
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class FormPresenter: FormPresenterProtocol {
      weak var view: FormViewProtocol?
      private let interactor: FormInteractor

      init(_ interactor: FormInteractor) { self.interactor = interactor }

      func check(_ fields: [String]) {
        let isValid = interactor.areValid(fields)
        view?.show(isValid)
      }
    }
  }

  protocol FormViewProtocol: AnyObject { func show(_ isValid: Bool) }
  protocol FormPresenterProtocol: AnyObject {
    var view: FormViewProtocol? { get set }
    func check(_ fields: [String])
  }

  @Role(.view) final class FormView: FormViewProtocol {
    var presenter: FormPresenterProtocol?

    func tapCheck() { presenter?.check(["Ann", "Street 1", "Town"]) }
    func show(_ isValid: Bool) {}
  }

  @Role(.interactor) final class FormInteractor {
    func isValid(_ field: String) -> Bool { !field.isEmpty }
    func areValid(_ fields: [String]) -> Bool { fields.allSatisfy { !$0.isEmpty } }
  }

  private static func play(
    _ make: (FormInteractor) -> any FormPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    func assemble() -> FormView {
      let (view, presenter) = (FormView(), make(FormInteractor()))
      view.presenter = presenter
      presenter.view = view
      return view
    }
    return recorder.play(assemble, ("check", { $0.tapCheck() }))
  }
}

/// A View that requests each row separately.
enum PerCellRepair {
  static let repair = Repair(
    "per-cell",
    "hand over all rows in one message before the table is drawn",
    delivers: "show",
    broken: { recorder in
      func assemble() -> Broken.ShelfView {
        let view = Broken.ShelfView()
        view.presenter = Broken.ShelfPresenter()
        return view
      }
      return recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("tap", { $0.tap() }))
    },
    repaired: { recorder in
      func assemble() -> Repaired.ShelfView {
        let (view, presenter) = (Repaired.ShelfView(), Repaired.ShelfPresenter())
        view.presenter = presenter
        presenter.view = view
        return view
      }
      return recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("tap", { $0.tap() }))
    }
  )

  enum Broken {
    @Role(.view) final class ShelfView {
      var presenter: ShelfPresenter?
      private var titles: [String] = []

      func viewDidLoad() {
        for row in 0..<3 { titles.append(presenter?.title(at: row) ?? "") }
      }
      func tap() { presenter?.didSelect(at: 0) }
    }

    @Role(.presenter) final class ShelfPresenter {
      func title(at row: Int) -> String { ["Milk", "Bread", "Tea"][row] }
      func didSelect(at row: Int) {}
    }
  }

  enum Repaired {
    @Role(.view) final class ShelfView: ShelfViewProtocol {
      var presenter: ShelfPresenter?
      private var titles: [String] = []

      func viewDidLoad() { presenter?.open() }
      func show(_ titles: [String]) { self.titles = titles }
      func tap() { presenter?.didSelect(at: 0) }
    }

    @Role(.presenter) final class ShelfPresenter {
      weak var view: ShelfViewProtocol?

      func open() { view?.show(["Milk", "Bread", "Tea"]) }
      func didSelect(at row: Int) {}
    }
  }

  protocol ShelfViewProtocol: AnyObject { func show(_ titles: [String]) }
}
