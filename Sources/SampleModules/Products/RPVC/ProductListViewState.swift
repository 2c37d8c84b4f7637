/// Everything that the list shows.
struct ProductListViewState: Equatable {
  let rows: [ProductRow]
  let message: String?
}

/// One product, ready to be drawn.
struct ProductRow: Equatable {
  let id: Int
  let name: String
  let price: String
}
