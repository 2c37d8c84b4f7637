/// Everything that the list shows.
struct OrdersViewState: Equatable {
  let rows: [OrdersRow]
  let message: String?
}
