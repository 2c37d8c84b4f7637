/// All that the list shows.
struct ProductListViewState: Equatable {
  let count: String?
  let rows: [ProductRow]
  let message: String?
}
