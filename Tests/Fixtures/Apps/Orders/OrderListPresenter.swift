import TraceRecording

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
