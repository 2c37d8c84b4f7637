/// One to-do in the list, ready to be drawn.
struct TodoRow: Equatable {
  let title: String
  let excerpt: String
}
