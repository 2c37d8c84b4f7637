/// One to-do.
public struct TodoItem: Equatable, Sendable {
  /// The stable identifier of the to-do.
  public let id: Int
  /// The name or title.
  public var title: String
  /// The content of the to-do.
  public var content: String

  /// Makes a to-do.
  public init(id: Int, title: String, content: String) {
    self.id = id
    self.title = title
    self.content = content
  }
}

extension TodoItem {
  /// The to-dos at the start of every scenario.
  public static var samples: [TodoItem] {
    [
      TodoItem(id: 1, title: "Focus", content: "Give one thing a quiet hour."),
      TodoItem(id: 2, title: "Value", content: "Ask who is better off for it."),
      TodoItem(id: 3, title: "Action", content: "Take one small step before lunch."),
    ]
  }
}

/// The rule for titles.
public enum TodoTitle {
  /// Returns whether the title is acceptable, that is, not blank.
  public static func isAcceptable(_ title: String) -> Bool {
    title.contains { !$0.isWhitespace }
  }
}
