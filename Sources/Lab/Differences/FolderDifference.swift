import CollaborationRules
import SequenceDiagrams
import TerminalText
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

  /// Creates the comparison of two folders, to which no conversation was added yet; with `pair`, of two single traces.
  public init(before: String, after: String, pair: ConversationDifference? = nil) {
    self.before = before
    self.after = after
    self.pair = pair
    if let pair { add(pair) }
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

/// The differences between two versions of a conversation, which are two traces of the same name.
public struct ConversationDifference: Sendable {
  /// The kinds of change of a conversation.
  public enum Change: String, Sendable {
    /// A conversation that only the later side has.
    case added
    /// A conversation that only the earlier side has.
    case removed
    /// A conversation whose rows or findings differ.
    case changed
    /// A conversation whose rows and findings are equal.
    case same
  }

  /// The name of the conversation: in a folder the path of its file, in a Markdown page the heading above it, or both.
  public let name: String
  /// The kind of change of the conversation.
  public let change: Change
  /// The compared traces; a missing trace counts as an empty one.
  public let difference: TraceDifference
  /// The findings of the later trace that the earlier trace does not have; all findings of an added conversation.
  public let newFindings: [Finding]
  /// The findings of the earlier trace that the later trace does not have; empty for a removed conversation.
  public let goneFindings: [Finding]

  /// Compares two traces of a conversation, of which one may be missing (nil).
  ///
  /// All rules judge both, unless they are equal or the later one is missing. Nearly linear in the events if they are alike.
  public init(_ name: String, from before: Trace?, to after: Trace?) {
    self.name = name
    difference = TraceDifference(from: before ?? Trace(), to: after ?? Trace())
    let isEqual = before == after || after == nil
    let old = isEqual ? [] : before.map { Review(Evidence($0)).findings } ?? []
    let new = isEqual ? [] : after.map { Review(Evidence($0)).findings } ?? []
    newFindings = new.without(old)
    goneFindings = old.without(new)
    switch (before, after) {
    case (nil, _?): change = .added
    case (_?, nil): change = .removed
    default:
      let isSame = difference.isEmpty && newFindings.isEmpty && goneFindings.isEmpty
      change = isSame ? .same : .changed
    }
  }

  /// The rows of both traces in one order, each with its mark, number and event.
  public var rows: DifferenceRows { difference.rows }

  /// One sentence for each change: `+ #5 View calls Presenter.load(): new`; of a changed conversation also for participants.
  public var statements: [String] {
    (change == .changed ? difference.statements : difference.changeSentences).map(\.plain)
  }

  /// The numbers of changed rows and findings in words, such as "2 added, 1 changed. 1 finding new."
  public var summary: String {
    let findings = [(newFindings, "new"), (goneFindings, "gone")].filter { !$0.0.isEmpty }
      .map { "\($0.count.counted("finding")) \($1)." }
    return ([rowSummary] + findings).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var rowSummary: String {
    switch change {
    case .added: "New, \(rows.count.counted("row"))."
    case .removed: "No longer there, \(rows.count.counted("row"))."
    case .changed where difference.isEmpty: "The rows say the same."
    case .changed, .same: difference.summary
    }
  }
}

extension [Finding] {
  /// Returns these findings minus `others`, of which each removes one that is equal apart from row numbers.
  fileprivate func without(_ others: [Finding]) -> [Finding] {
    var known: [String: Int] = [:]
    for finding in others { known[FindingsBaseline.line(finding), default: 0] += 1 }
    return filter { finding in
      let line = FindingsBaseline.line(finding)
      guard let count = known[line], count > 0 else { return true }
      known[line] = count - 1
      return false
    }
  }
}
