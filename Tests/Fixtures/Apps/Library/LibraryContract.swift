import FixtureKit
import TraceRecording

// Base classes: generic, or without a role; one Presenter in two extensions; references in lists and parameters.

typealias LibraryCompletion = ([String]) -> Void

protocol LibraryLoading: AnyObject {
  func showLoading(_ isLoading: Bool)
}

protocol LibraryViewProtocol: LibraryLoading {
  func show(_ row: String)
  func dim()
}

extension LibraryViewProtocol {
  func showAll(_ rows: [String]) {
    for row in rows { show(row) }
  }
}

protocol LibraryObserving: AnyObject {
  func libraryDidChange(_ count: Int)
}

protocol LibraryInput: AnyObject {
  func load(_ done: @escaping LibraryCompletion)
  func visit(_ each: (String) -> Void)
}

protocol LibraryRouting: AnyObject {
  func open(_ book: String, over view: any LibraryViewProtocol)
}

final class LibraryContainer {
  private var services: [ObjectIdentifier: AnyObject] = [:]

  func register<Service>(_ type: Service.Type, _ service: AnyObject) {
    services[ObjectIdentifier(type)] = service
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

/// What all Presenters have; it has no role, and keeps the references.
class LibraryBasePresenter<View> {
  var view: View?
  var observers: [any LibraryObserving] = []

  func tellObservers(_ count: Int) {
    for observer in observers { observer.libraryDidChange(count) }
  }
}

/// What shows books for a Presenter; it has no role, and keeps its View weakly.
final class LibraryShelf {
  weak var view: (any LibraryLoading)?

  func whileLoading(_ work: () -> Void) {
    view?.showLoading(true)
    work()
    journal.says("the shelf knows its View", view != nil)
    view?.showLoading(false)
  }
}

@Role(.view)
class LibraryListController<Row: CustomStringConvertible>:
  ViewController
{
  private(set) var rows: [Row] = []

  func append(_ row: Row) {
    rows.append(row)
    journal.shows("\(row)")
  }

  func clear() { rows = [] }
}

@MainActor final class LibraryApp {
  private let window = Window()
  private var screen: LibraryViewController? { window.screens.first as? LibraryViewController }

  static let fixture = Fixture("Library") { LibraryApp().play() }

  private func play() {
    start()
    screen?.viewDidLoad()
    screen?.tapRow(1)
    screen?.pressList()
    screen?.presenter?.view = nil
    window.screens = []
  }

  private func start() {
    let container = LibraryContainer()
    container.register((any LibraryInput).self, LibraryInteractor())
    let screen = LibraryViewController()
    let list = LibraryListController<String>()
    let presenter = LibraryPresenter(container)
    screen.presenter = presenter
    presenter.view = screen
    presenter.shelf.view = screen
    presenter.list = list
    presenter.observers = [LibraryBadge(), LibraryBadge()]
    window.screens = [screen, list]
  }
}
