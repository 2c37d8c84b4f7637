import StageKit
import TraceRecording

struct Order {
  let number: Int
  var note: String
}

protocol OrderListView: AnyObject {
  func show(_ orders: [Order])
  func showRefusal(_ text: String)
}

protocol OrderListPresentation: AnyObject {
  func viewDidAppear()
  func addOrder(note: String)
  func select(at index: Int)
  func remove(at index: Int)
}

protocol OrderListInput: AnyObject {
  func loadOrders()
  func add(note: String)
  func remove(number: Int)
}

protocol OrderListOutput: AnyObject {
  func didLoad(_ orders: [Order])
  func didRefuse(note: String)
}

protocol OrderListWireframeInput: AnyObject {
  func openNote(of order: Order)
}

protocol NoteModuleOutput: AnyObject {
  func didWrite(_ note: String, on number: Int)
}

@Role(.presenter) final class OrderListPresenter {
  @Seam weak var view: OrderListView?
  var interactor: OrderListInput?
  var wireframe: OrderListWireframeInput?
  private var orders: [Order] = []
}

@Role extension OrderListPresenter: OrderListPresentation {
  func viewDidAppear() {
    interactor?.loadOrders()
  }

  func addOrder(note: String) {
    interactor?.add(note: note)
  }

  func select(at index: Int) {
    wireframe?.openNote(of: orders[index])
  }

  func remove(at index: Int) {
    interactor?.remove(number: orders[index].number)
  }
}

@Role extension OrderListPresenter: OrderListOutput {
  func didLoad(_ orders: [Order]) {
    self.orders = orders
    view?.show(orders)
  }

  func didRefuse(note: String) {
    view?.showRefusal("An order needs a note.")
  }
}

@Role extension OrderListPresenter: NoteModuleOutput {
  func didWrite(_ note: String, on number: Int) {
    interactor?.add(note: "\(number): \(note)")
  }
}

@Role(.interactor) final class OrderListInteractor: OrderListInput {
  weak var output: OrderListOutput?
  private var orders = [Order(number: 1, note: "two teas"), Order(number: 2, note: "a cake")]

  func loadOrders() {
    output?.didLoad(orders)
  }

  func add(note: String) {
    guard !note.isEmpty else {
      output?.didRefuse(note: note)
      return
    }
    orders.append(Order(number: (orders.last?.number ?? 0) + 1, note: note))
    output?.didLoad(orders)
  }

  func remove(number: Int) {
    orders.removeAll { $0.number == number }
    output?.didLoad(orders)
  }
}

@Role(.router) final class OrderListWireframe: OrderListWireframeInput {
  private weak var viewController: UIViewController?
  @Unseen private weak var presenter: OrderListPresenter?

  static func assemble() -> UIViewController {
    let view = OrderListViewController(style: .plain)
    let presenter = OrderListPresenter()
    let interactor = OrderListInteractor()
    let wireframe = OrderListWireframe()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.output = presenter
    wireframe.viewController = view
    wireframe.presenter = presenter
    return UINavigationController(rootViewController: view)
  }

  func openNote(of order: Order) {
    let note = NoteViewController(order: order)
    note.output = presenter
    viewController?.navigationController?.pushViewController(note, animated: true)
  }
}
