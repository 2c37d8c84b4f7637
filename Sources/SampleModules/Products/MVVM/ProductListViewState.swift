/// Everything that the list shows.
struct ProductListViewState: Equatable {
  let rows: [ProductRow]
  let message: String?
}
