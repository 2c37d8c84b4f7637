/// All that the screen of one to-do shows.
struct TodoDetailViewState: Equatable {
  let title: String
  let content: String
  let message: String?
}
