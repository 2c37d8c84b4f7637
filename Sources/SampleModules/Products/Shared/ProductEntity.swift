/// One product as it comes from the store.
public struct ProductEntity: Equatable, Sendable {
  /// The store's own number for it.
  public let id: Int
  /// What it is called.
  public let name: String
  /// What it costs, in dollars.
  public let price: Double

  /// Makes a product.
  public init(id: Int, name: String, price: Double) {
    self.id = id
    self.name = name
    self.price = price
  }
}
