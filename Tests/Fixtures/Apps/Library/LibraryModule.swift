import FixtureKit
import TraceRecording

@Role(.presenter)
final class LibraryPresenter: LibraryBasePresenter<any LibraryViewProtocol> {
  let input: any LibraryInput
  lazy var router: any LibraryRouting = LibraryRouter()
  weak var list: LibraryListController<String>?
  let shelf = LibraryShelf()
  private var books: [String] = []

  init(_ container: LibraryContainer) {
    input = container.resolve((any LibraryInput).self) ?? LibraryInteractor()
  }

  func viewDidLoad() {
    shelf.whileLoading {
      input.load { [weak self] books in
        guard let self else { return }
        journal.called(self, "done(_:)")
        show(books)
      }
    }
  }
}

@Role extension LibraryPresenter {
  private func show(_ books: [String]) {
    self.books = books
    journal.says("the View is a screen", view is LibraryViewController)
    view?.showAll(books)
    tellObservers(books.count)
  }
}

@Role extension LibraryPresenter {
  func didSelect(_ index: Int) {
    guard let view else { return }
    router.open(books[index], over: view)
  }

  func didPressList() {
    guard list != nil else { return }
    list?.clear()
    input.visit { book in
      journal.called(self, "each(_:)")
      list?.append(book)
    }
  }
}

@Role(.view)
final class LibraryViewController: ViewController, LibraryViewProtocol {
  var presenter: LibraryPresenter?

  override func viewDidLoad() { presenter?.viewDidLoad() }
  func tapRow(_ index: Int) { presenter?.didSelect(index) }
  func pressList() { presenter?.didPressList() }
  func showLoading(_ isLoading: Bool) { journal.shows(isLoading ? "loading" : "loaded") }
  func show(_ row: String) { journal.shows(row) }
  func dim() {}
}

@Role(.interactor, checks: .off) final class LibraryInteractor: LibraryInput {
  private let books = ["Emma", "Ulysses"]

  func load(_ done: @escaping LibraryCompletion) { done(books) }
  func visit(_ each: (String) -> Void) { books.forEach(each) }
}

@Role(.router) final class LibraryRouter: LibraryRouting {
  func open(_ book: String, over view: any LibraryViewProtocol) {
    view.dim()
    journal.says("the View is a ViewController", view is ViewController)
    journal.shows("opens \(book)")
  }
}

@Role("Badge", as: .view) final class LibraryBadge: LibraryObserving {
  func libraryDidChange(_ count: Int) { journal.shows("badge \(count)") }
}
