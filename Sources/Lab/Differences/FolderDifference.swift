import Traces

/// The differences between the conversations of two folders, or two single traces, from which all formats are written.
///
///     var difference = FolderDifference(before: "old", after: "new")
///     difference.add(ConversationDifference("open.trace", from: old, to: new))
public struct FolderDifference: Sendable {
  /// The name of the earlier side: a folder or a file.
  public let before: String
  /// The name of the later side: a folder or a file.
  public let after: String
  /// The conversations that changed, are new or are gone, in the order in which they were added.
  public private(set) var conversations: [ConversationDifference] = []
  /// The names of the conversations that did not change, in the order in which they were added.
  public private(set) var unchanged: [String] = []
  let pair: ConversationDifference?

  /// Creates the comparison of two folders, to which no conversation was added yet.
  public init(before: String, after: String) {
    self.before = before
    self.after = after
    pair = nil
  }

  /// Creates the comparison of two single traces.
  public init(before: String, after: String, pair: ConversationDifference) {
    self.before = before
    self.after = after
    self.pair = pair
    add(pair)
  }

  /// Adds a conversation; of an unchanged conversation only the name is kept.
  public mutating func add(_ conversation: ConversationDifference) {
    if conversation.change == .same {
      unchanged.append(conversation.name)
    } else {
      conversations.append(conversation)
    }
  }

  /// Whether no conversation changed, is new or is gone.
  public var isEmpty: Bool { conversations.isEmpty }

  /// The number of conversations; a conversation that both sides have counts once.
  public var count: Int { conversations.count + unchanged.count }

  /// A sentence with the numbers of conversations, such as "2 of 14 conversations changed".
  public var headline: String {
    guard !isEmpty else {
      return "\(count.counted("conversation")) \(count == 1 ? "says" : "say") the same."
    }
    let changed = "\(count(.changed)) of \(count.counted("conversation")) changed"
    let others = [(count(.added), "new"), (count(.removed), "gone")].filter { $0.0 > 0 }
      .map { "\($0) \($0 == 1 ? "is" : "are") \($1)" }
    return ([changed] + others).joined(separator: ", ") + "."
  }

  private func count(_ change: ConversationDifference.Change) -> Int {
    conversations.count { $0.change == change }
  }
}
