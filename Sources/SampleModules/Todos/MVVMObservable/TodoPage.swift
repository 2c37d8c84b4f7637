/// Everything that the screen of one to-do shows.
struct TodoPage: Equatable {
  let title: String
  let content: String
  var message: String?
}
