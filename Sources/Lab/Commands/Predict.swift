import PrintableText
import SequenceDiagrams
import Sequences
import TerminalText
import Traces

extension Command {
  static let predict = Command(
    usage: "predict on|off",
    help: """
      Asks before each message who speaks to whom next: type two names, such as  presenter view. It \
      keeps the score by role, and counts which role you took for which;  predict  alone shows both.
      """,
    summary: "Asks before each message who speaks next",
    example: CommandExample("predict on"),
    maximumWords: 1,
    complete: { _, _ in ["off", "on"] },
    run: { session, words throws(Refusal) in
      switch words.first {
      case nil: return session.debugger.predictions.score
      case "on":
        session.debugger.predictions.isOn = true
        session.debugger.predictions.clear()
        guard session.isInPast else {
          return StyledText("Before each message the prompt asks who speaks to whom.\n")
        }
        return try session.askForNextMessage()
      case "off":
        session.debugger.predictions.isOn = false
        return StyledText("The prompt no longer asks.\n") + session.debugger.predictions.score
      default: throw .misused("predict is on or off.  predict on")
      }
    }
  )
}

struct Predictions {
  var isOn = false
  /// The sender of each predicted message, with what was taken for it; nil for a right prediction.
  private var answers: [(sender: Role, confusion: Confusion?)] = []

  private struct Confusion: Hashable {
    let meant: String
    let taken: String
  }

  mutating func take(_ sender: Participant, _ receiver: Participant, for message: Event) -> Bool {
    guard let from = message.sender, let to = message.receiver else { return false }
    let isRight = from == sender && to == receiver
    let (meant, taken) = from == sender ? (to, receiver) : (from, sender)
    let confusion = Confusion(meant: meant.role.name, taken: taken.role.name)
    answers.append((from.role, isRight ? nil : confusion))
    return isRight
  }

  mutating func clear() { answers = [] }

  var score: StyledText {
    guard !answers.isEmpty else { return "Nothing was predicted yet.\n" }
    let right = answers.count { $0.confusion == nil }
    var text = StyledText("\(right) of \(answers.count) right.\n", .strong)
    let rows = answers.grouped(by: \.sender).map { own in
      [
        StyledText("  \(own[0].sender.name) speaks", .role(own[0].sender)),
        StyledText("\(own.count { $0.confusion == nil }) of \(own.count)"),
      ]
    }
    text += StyledText(lines: rows.inColumns())
    let counts = Dictionary(grouping: answers.compactMap(\.confusion)) { $0 }.mapValues(\.count)
    for (confusion, count) in counts.sorted(by: {
      ($1.value, $0.key.meant, $0.key.taken) < ($0.value, $1.key.meant, $1.key.taken)
    }) {
      let roles = "\(confusion.taken) in the place of \(confusion.meant)"
      text += StyledText("  \(roles): \(count.asTimes)\n", .dim)
    }
    return text
  }
}

extension Session {
  /// Moves the cursor before the next message and asks for its ends; without a next message, moves to the end with the score.
  func askForNextMessage() throws(Refusal) -> StyledText {
    let moves = try cursorMoves()
    guard let message = nextMessage(after: moves), let number = message.number else {
      debugger.cursor = nil
      return debugger.predictions.score
    }
    let text = number - 1 > moves.row ? try stop(at: number - 1) : StyledText()
    return text
      + StyledText("#\(number)?  Who speaks to whom?", .strong)
      + StyledText("  Type two names.\n", .dim)
  }

  /// Judges two names as the ends of the next message; nil for commands, in a lesson, and if no prediction is asked for.
  ///
  /// Refuses other words.
  func predictionReply(to words: [String]) throws(Refusal) -> StyledText? {
    guard debugger.predictions.isOn, debugger.cursor != nil, loaded != nil else { return nil }
    let names = words.filter { !["->", "to"].contains($0) }
    let moves = try cursorMoves()
    guard let message = nextMessage(after: moves), let number = message.number else { return nil }
    if names.count == 1, let one = speaker(names[0], moves), command(beginning: words[0]) == nil {
      throw .misused("\(one.name) to whom, or who to \(one.name)?  Type two names.")
    }
    guard names.count == 2 else {
      guard openLesson == nil, !words.isEmpty, command(beginning: words[0]) == nil else {
        return nil
      }
      let all = moves.moment.lanes.map { $0.name.lowercased() }.joined(separator: ", ")
      let near = words[0].nearest(in: Command.all.map(\.name))
      let guess = near.map { " Or did you mean the command \($0)?" } ?? ""
      let problem = "\(words.asTyped.readable) is no answer. \(predictionHelp)"
      throw .misused("\(problem) There are: \(all).\(guess)")
    }
    guard let sender = speaker(names[0], moves), let receiver = speaker(names[1], moves) else {
      if command(beginning: words[0]) != nil { return nil }
      let unknown = names.first { speaker($0, moves) == nil } ?? ""
      let lanes = moves.moment.lanes.map { $0.name.lowercased() }
      throw .unknown("participant", unknown, among: lanes)
    }
    let isRight = debugger.predictions.take(sender, receiver, for: message)
    let verdict =
      isRight
      ? StyledText("Yes. ", .good)
      : StyledText("No, not \(sender.name) to \(receiver.name). ", .bad)
    debugger.cursor = number
    let text = verdict + StyledText("#\(number)", .strong) + "  \(message.sentence)\n"
    if nextMessage(after: CursorMoves(moment: moves.moment, row: number)) == nil {
      return text + (try stop(at: nil)) + debugger.predictions.score
    }
    return text + (try askForNextMessage())
  }

  /// The sentences that say how to answer a prediction that is asked for, and how to end the questions.
  var predictionHelp: String {
    "Type who speaks and to whom, such as  view presenter.  predict off  ends the questions."
  }

  /// Whether the prompt asks for the ends of the next message.
  var asksForPrediction: Bool {
    guard debugger.predictions.isOn, debugger.cursor != nil, let moves = try? cursorMoves() else {
      return false
    }
    return nextMessage(after: moves) != nil
  }

  private func nextMessage(after moves: CursorMoves) -> Event? {
    moves.moment.events(fromRow: moves.row + 1).first { event in
      event.number != nil && event.isMessage && event.sender != nil && event.receiver != nil
    }
  }

  private func speaker(_ word: String, _ moves: CursorMoves) -> Participant? {
    let lanes = moves.moment.lanes
    let word = word.lowercased()
    if let named = lanes.first(where: { $0.name.lowercased() == word }) { return named }
    if let role = lanes.first(where: { $0.isMeant(by: word) }) { return role }
    let begun = lanes.filter { $0.name.lowercased().hasPrefix(word) }
    return begun.count == 1 ? begun[0] : nil
  }
}
