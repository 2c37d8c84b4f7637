/// The texts of one item, formatted for the View.
struct OrdersRow: Equatable {
  let title: String
  let detail: String
}
