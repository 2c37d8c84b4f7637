import TraceRecording

/// Where the products come from.
@Doubled
public protocol ProductStoreProtocol: AnyObject {
  /// All products, in the order of the store.
  func loadProducts() throws -> [ProductEntity]
}

/// Stands in for a server.
@Role(.store)
public final class ProductStore: ProductStoreProtocol {
  /// How the server is today.
  public enum State: String, CaseIterable, Sendable {
    case ready, many, empty, failing
    /// It cannot be reached the first time.
    case flaky
  }

  private let state: State
  private var isFirstCall = true

  /// Makes a store in that state.
  public init(_ state: State = .ready) {
    self.state = state
  }

  /// All products, or an error when the server cannot be reached.
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

/// Why there are no products.
public enum ProductStoreError: Error {
  case unavailable
}
