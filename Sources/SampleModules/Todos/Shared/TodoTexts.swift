/// The texts of one to-do that a scenario expects on the screen.
struct TodoTexts {
  let title: String
  let excerpt: String
  let content: String

  /// Returns the texts with another title.
  func titled(_ title: String) -> TodoTexts {
    TodoTexts(title: title, excerpt: excerpt, content: content)
  }
}

extension TodoTexts {
  static let focus = TodoTexts(
    title: "Focus",
    excerpt: "Give one thing a quiet…",
    content: "Give one thing a quiet hour."
  )
  static let value = TodoTexts(
    title: "Value",
    excerpt: "Ask who is better off…",
    content: "Ask who is better off for it."
  )
  static let action = TodoTexts(
    title: "Action",
    excerpt: "Take one small step…",
    content: "Take one small step before lunch."
  )
  static let rest = TodoTexts(
    title: "Rest",
    excerpt: "Go for a walk.",
    content: "Go for a walk."
  )
}
