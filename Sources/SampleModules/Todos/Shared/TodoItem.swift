/// One thing to do.
public struct TodoItem: Equatable, Sendable {
  /// What it is known by, as long as it exists.
  public let id: Int
  /// What it is called.
  public var title: String
  /// What it is about.
  public var content: String

  /// Makes a to-do.
  public init(id: Int, title: String, content: String) {
    self.id = id
    self.title = title
    self.content = content
  }
}

extension TodoItem {
  /// The list that everybody starts with.
  public static var samples: [TodoItem] {
    [
      TodoItem(id: 1, title: "Focus", content: "Give one thing a quiet hour."),
      TodoItem(id: 2, title: "Value", content: "Ask who is better off for it."),
      TodoItem(id: 3, title: "Action", content: "Take one small step before lunch."),
    ]
  }
}
