import Stage
import TraceRecording

/// The store of the products.
@Doubled
public protocol ProductStoreProtocol: AnyObject {
  /// All products, in the order of the store.
  func loadProducts() throws -> [ProductEntity]
}

/// Simulates a server.
@Role(.store)
public final class ProductStore: ProductStoreProtocol {
  /// The simulated behavior of the server.
  public enum State: String, CaseIterable, Sendable {
    case ready, many, empty, failing
    /// The server fails on the first request only.
    case flaky
  }

  private let state: State
  private var isFirstCall = true

  /// Makes a store in the given state.
  public init(_ state: State = .ready) {
    self.state = state
  }

  /// Returns all products; throws if the server cannot be reached.
  public func loadProducts() throws -> [ProductEntity] {
    defer { isFirstCall = false }
    return switch state {
    case .flaky where isFirstCall: throw ProductStoreError.unavailable
    case .ready, .flaky:
      [
        ProductEntity(id: 1, name: "iPhone 16 Pro", price: 1899.0),
        ProductEntity(id: 2, name: "MacBook Air M4", price: 1599.0),
      ]
    case .many:
      (1...500).map { ProductEntity(id: $0, name: "Product \($0)", price: Double($0)) }
    case .empty: []
    case .failing: throw ProductStoreError.unavailable
    }
  }
}

/// The error of a failed loading of the products.
public enum ProductStoreError: Error {
  case unavailable
}

extension ProductStore {
  /// Makes the store for the condition of a scenario; an unknown condition gives a ready store.
  public convenience init(_ condition: Condition) {
    self.init(State(rawValue: condition.name) ?? .ready)
  }
}
