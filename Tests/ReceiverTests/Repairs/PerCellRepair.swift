import TraceRecording

/// A View that requests each row separately.
enum PerCellRepair {
  static let repair = Repair(
    "per-cell",
    "hand over all rows in one message before the table is drawn",
    removed: "for row in 0..<3 { titles.append(presenter?.title(at: row) ?? \"\") }",
    added: "func open() { view?.show([\"Milk\", \"Bread\", \"Tea\"]) }",
    delivers: "show",
    broken: { recorder in
      let view = recorder.recording {
        let view = Broken.ShelfView()
        view.presenter = Broken.ShelfPresenter()
        return view
      }
      recorder.recording {
        recorder.action("open", to: view) { view.viewDidLoad() }
        recorder.action("tap", to: view) { view.tap() }
      }
      return view
    },
    repaired: { recorder in
      let view = recorder.recording {
        let (view, presenter) = (Repaired.ShelfView(), Repaired.ShelfPresenter())
        view.presenter = presenter
        presenter.view = view
        return view
      }
      recorder.recording {
        recorder.action("open", to: view) { view.viewDidLoad() }
        recorder.action("tap", to: view) { view.tap() }
      }
      return view
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
