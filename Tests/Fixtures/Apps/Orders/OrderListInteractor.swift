import TraceRecording

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
