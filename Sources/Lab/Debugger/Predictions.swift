import TerminalText
import Traces

struct Predictions {
  /// Whether the prompt asks for the sender and the receiver before each message.
  var isOn = false
  private var answers: [Answer] = []

  private struct Answer {
    let sender: Role
    let isRight: Bool
    /// The confused roles of the senders, or of the receivers if the sender was right; nil for a right prediction.
    let confusion: Confusion?
  }

  /// The name of the right role, and the name of the role that was predicted in its place.
  private struct Confusion: Hashable {
    let meant: String
    let taken: String
  }
}

extension Predictions {
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

  mutating func clear() { answers = [] }

  var score: StyledText {
    guard !answers.isEmpty else { return "Nothing was predicted yet.\n" }
    let right = answers.count(where: \.isRight)
    var text = StyledText("\(right) of \(answers.count) right.\n", .strong)
    let roles = answers.map(\.sender).uniqued()
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
      text += StyledText(
        "  \(confusion.taken) in the place of \(confusion.meant): \(count.asTimes)\n",
        .dim
      )
    }
    return text
  }
}
