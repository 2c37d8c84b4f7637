import Stage
import TraceRecording

/// The interface of the Store, from which the items come.
@Doubled
protocol OrdersStoreProtocol: AnyObject {
  func fetchItems() throws -> [OrdersItem]
}

/// Simulates a server that answers with items, without items, or with an error.
@Role(.store)
final class OrdersStore: OrdersStoreProtocol {
  private let condition: Condition

  init(_ condition: Condition = "ready") {
    self.condition = condition
  }

  func fetchItems() throws -> [OrdersItem] {
    switch condition {
    case "failing": throw OrdersStoreError.unavailable
    case "empty": return []
    default: return [OrdersItem(name: "Apples", count: 3), OrdersItem(name: "Bread", count: 1)]
    }
  }
}

/// The error of a request for items.
enum OrdersStoreError: Error {
  case unavailable
}
