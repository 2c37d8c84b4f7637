/// The Entity: one item as it comes from the Store.
struct OrdersItem: Equatable {
  let name: String
  let count: Int
}
