import StageKit
import TraceRecording

@Traced protocol OrderListView: AnyObject {
  func show(_ orders: [Order])
  func showRefusal(_ text: String)
}

@Traced protocol OrderListPresentation: AnyObject {
  func viewDidAppear()
  func addOrder(note: String)
  func select(at index: Int)
  func remove(at index: Int)
}

@Traced protocol OrderListInput: AnyObject {
  func loadOrders()
  func add(note: String)
  func remove(number: Int)
}

@Traced protocol OrderListOutput: AnyObject {
  func didLoad(_ orders: [Order])
  func didRefuse(note: String)
}

@Traced protocol OrderListWireframeInput: AnyObject {
  func openNote(of order: Order)
}

@Traced protocol NoteModuleOutput: AnyObject {
  func didWrite(_ note: String, on number: Int)
}
