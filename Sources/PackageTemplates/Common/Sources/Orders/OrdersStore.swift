import Stage
import TraceRecording

/// Where the items come from.
@Doubled
protocol OrdersStoreProtocol: AnyObject {
  func fetchItems() throws -> [OrdersItem]
}

/// Stands in for a server, which is ready, empty or failing.
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

/// Why there are no items.
enum OrdersStoreError: Error {
  case unavailable
}
