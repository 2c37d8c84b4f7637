/// Everything that the screen of a to-do shows.
struct TodoDetailViewState: Equatable {
  let title: String
  let content: String
  let message: String?
}
