import TraceRecording

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
