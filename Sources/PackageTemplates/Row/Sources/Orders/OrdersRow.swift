/// One item, ready to be drawn.
struct OrdersRow: Equatable {
  let title: String
  let detail: String
}
