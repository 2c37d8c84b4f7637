/// One to-do on its own screen, ready to be drawn.
struct TodoPage: Equatable {
  var title = ""
  var content = ""
}
