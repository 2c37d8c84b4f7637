/// All that the list shows.
struct ProductListViewState: Equatable {
  let rows: [ProductRow]
  let message: String?
  let offersRetry: Bool
}

/// One product, ready to be drawn.
struct ProductRow: Equatable {
  let id: Int
  let name: String
  let price: String
}
