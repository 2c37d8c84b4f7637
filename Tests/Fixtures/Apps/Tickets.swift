import FixtureKit
import TraceRecording

// An app whose initializers take all references; an object that lives longer than another is referenced as `unowned`.

@Doubled protocol TicketsViewProtocol: AnyObject {
  var count: Int { get }
  func show(_ text: String)
  func showSoldOut(left: Int)
}

@Doubled protocol TicketsPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didPressBuy()
  func didPressReceipt()
}

@Doubled protocol TicketsInteractorProtocol: AnyObject {
  func left() -> Int
  func buy(_ count: Int) throws(TicketsError) -> Int
}

@Doubled protocol TicketsRouterProtocol: AnyObject {
  func showReceipt(_ number: Int, then done: @escaping () -> Void)
}

@Doubled protocol TicketsStoreProtocol: AnyObject {
  func load() -> Int
  func save(_ count: Int)
}

enum TicketsError: Error, Equatable {
  case soldOut(left: Int)
}

@Role(.view) final class TicketsViewController: ViewController {
  private(set) var presenter: TicketsPresenterProtocol?
  private var wanted = 0

  init(assembledBy assemble: (TicketsViewController) -> TicketsPresenterProtocol) {
    super.init()
    presenter = assemble(self)
  }

  override func viewDidLoad() { presenter?.viewDidLoad() }

  func pressBuy(_ count: Int) {
    wanted = count
    presenter?.didPressBuy()
  }

  func pressReceipt() { presenter?.didPressReceipt() }
}

@Role extension TicketsViewController: TicketsViewProtocol {
  @Unseen var count: Int {
    journal.called(self, #function)
    return wanted
  }

  func show(_ text: String) { journal.shows(text) }
  func showSoldOut(left: Int) { journal.shows("only \(left) left") }
}

@Role(.presenter) final class TicketsPresenter: TicketsPresenterProtocol {
  private unowned var view: any TicketsViewProtocol
  private var interactor: any TicketsInteractorProtocol
  private var router: any TicketsRouterProtocol
  private var number = 0

  init(
    view: any TicketsViewProtocol,
    interactor: any TicketsInteractorProtocol,
    router: any TicketsRouterProtocol
  ) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() { view.show("\(interactor.left()) left") }

  func didPressBuy() {
    do throws(TicketsError) {
      number = try interactor.buy(view.count)
      view.show("bought, number \(number)")
    } catch {
      guard case .soldOut(let left) = error else { return }
      view.showSoldOut(left: left)
    }
  }

  func didPressReceipt() {
    router.showReceipt(number) { [unowned self] in
      journal.called(self, "done()")
      view.show("receipt closed")
    }
  }
}

@Role(.interactor) final class TicketsInteractor: TicketsInteractorProtocol {
  private var store: any TicketsStoreProtocol
  private var sold = 0

  init(store: any TicketsStoreProtocol) { self.store = store }

  func left() -> Int { store.load() }

  func buy(_ count: Int) throws(TicketsError) -> Int {
    let left = store.load()
    guard count <= left else { throw .soldOut(left: left) }
    store.save(left - count)
    sold += 1
    return sold
  }
}

@Role(.router) final class TicketsRouter: TicketsRouterProtocol {
  @Unseen private unowned let controller: TicketsViewController

  init(controller: TicketsViewController) { self.controller = controller }

  func showReceipt(_ number: Int, then done: @escaping () -> Void) {
    journal.says("the controller shows tickets", (controller as Any) is any TicketsViewProtocol)
    journal.shows("receipt \(number)")
    done()
  }
}

@Role(.store) final class TicketsStore: TicketsStoreProtocol {
  private var left = 3

  func load() -> Int { left }
  func save(_ count: Int) { left = count }
}

enum TicketsApp {
  static let fixture = Fixture("Tickets") {
    let window = Window()
    window.screens = [module()]
    let screen = window.screens.first as? TicketsViewController
    screen?.viewDidLoad()
    screen?.pressBuy(2)
    screen?.pressBuy(2)
    screen?.pressReceipt()
    window.screens = []
  }

  private static func module() -> TicketsViewController {
    TicketsViewController { controller in
      TicketsPresenter(
        view: controller,
        interactor: TicketsInteractor(store: TicketsStore()),
        router: TicketsRouter(controller: controller)
      )
    }
  }
}
