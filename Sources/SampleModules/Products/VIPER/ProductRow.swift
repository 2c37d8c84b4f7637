/// One product, ready to be drawn.
struct ProductRow: Equatable {
  let name: String
  let price: String
}
