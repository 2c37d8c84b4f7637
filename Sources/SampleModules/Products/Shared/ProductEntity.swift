/// One product as it comes from the store.
public struct ProductEntity: Equatable, Sendable {
  /// The identifier in the store.
  public let id: Int
  /// The name or title.
  public let name: String
  /// The price in dollars.
  public let price: Double

  /// Makes a product.
  public init(id: Int, name: String, price: Double) {
    self.id = id
    self.name = name
    self.price = price
  }
}
