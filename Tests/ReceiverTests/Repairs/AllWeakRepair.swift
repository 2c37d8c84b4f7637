import TraceRecording

/// A View with a weak reference to its Presenter, which no strong reference leads to.
enum AllWeakRepair {
  static let repair = Repair(
    "all-weak",
    "strike weak from the declaration of View.presenter; references back must be weak",
    delivers: "show",
    broken: { ListModule.open(view: Broken.ListView(), in: $0) },
    repaired: { ListModule.open(in: $0) }
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
}
