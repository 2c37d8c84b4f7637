import TraceRecording

/// A View with a weak reference to its Presenter, which no strong reference leads to.
enum AllWeakRepair {
  static let repair = Repair(
    "all-weak",
    "strike weak from the declaration of View.presenter; references back must be weak",
    removed: "weak var presenter: ListPresenterProtocol?",
    added: "var presenter: ListPresenterProtocol?",
    delivers: "show",
    broken: { recorder in
      ListModule.open(
        { ListModule.assemble(Broken.ListView(), ListPresenter(), ListInteractor()) },
        in: recorder
      )
    },
    repaired: { recorder in
      ListModule.open(
        { ListModule.assemble(Repaired.ListView(), ListPresenter(), ListInteractor()) },
        in: recorder
      )
    }
  )

  enum Broken {
    @Role(.view) final class ListView: ListScreen {
      weak var presenter: ListPresenterProtocol?

      func viewDidLoad() { presenter?.open() }
      func showLoading() {}
      func hideLoading() {}
      func show(_ rows: [String]) {}
      func showError(_ text: String) {}
    }
  }

  enum Repaired {
    @Role(.view) final class ListView: ListScreen {
      var presenter: ListPresenterProtocol?

      func viewDidLoad() { presenter?.open() }
      func showLoading() {}
      func hideLoading() {}
      func show(_ rows: [String]) {}
      func showError(_ text: String) {}
    }
  }
}
