/// What somebody has ordered.
struct Order {
  let number: Int
  var note: String
}
