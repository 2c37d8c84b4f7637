/// One to-do on its own screen, ready to be drawn.
struct TodoPage: Equatable {
  let title: String
  let content: String
}
