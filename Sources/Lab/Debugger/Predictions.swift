import TerminalText
import Traces

/// What somebody predicted of who speaks to whom next, and how it came.
struct Predictions {
  /// Whether the prompt asks before each message.
  var isOn = false
  private var answers: [Answer] = []

  /// One message that was predicted.
  private struct Answer {
    let sender: Role
    let isRight: Bool
    /// Whom it was confused with, as sender or as receiver; nil where it was right.
    let confusion: Confusion?
  }

  /// A role that another was taken for.
  private struct Confusion: Hashable {
    let meant: String
    let taken: String
  }
}

extension Predictions {
  /// Keeps an answer; says whether it was right.
  mutating func take(
    _ sender: Participant,
    _ receiver: Participant,
    for message: Event
  ) -> Bool {
    guard let from = message.sender, let to = message.receiver else { return false }
    let isRight = from == sender && to == receiver
    let (meant, taken) = from == sender ? (to, receiver) : (from, sender)
    answers.append(
      Answer(
        sender: from.role,
        isRight: isRight,
        confusion: isRight ? nil : Confusion(meant: meant.role.name, taken: taken.role.name)
      )
    )
    return isRight
  }

  /// Forgets what was predicted.
  mutating func clear() { answers = [] }

  /// How much was right, by the role that spoke, and what was confused with what.
  var score: StyledText {
    guard !answers.isEmpty else { return "Nothing was predicted yet.\n" }
    let right = answers.count(where: \.isRight)
    var text = StyledText("\(right) of \(answers.count) right.\n", .strong)
    let roles = answers.map(\.sender).eachOnce
    let rows = roles.map { role -> [StyledText] in
      let own = answers.filter { $0.sender == role }
      return [
        StyledText("  \(role.name) speaks", .role(role)),
        StyledText("\(own.count(where: \.isRight)) of \(own.count)"),
      ]
    }
    text += StyledText(lines: rows.inColumns())
    let counts = Dictionary(grouping: answers.compactMap(\.confusion)) { $0 }.mapValues(\.count)
    for (confusion, count) in counts.sorted(by: {
      ($1.value, $0.key.meant) < ($0.value, $1.key.meant)
    }) {
      let times = count == 1 ? "once" : "\(count) times"
      text += StyledText(
        "  \(confusion.taken) in the place of \(confusion.meant): \(times)\n",
        .dim
      )
    }
    return text
  }
}
