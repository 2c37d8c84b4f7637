import StageKit
import TraceRecording

/// What somebody has ordered.
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
