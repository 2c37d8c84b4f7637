import Stage
import Traces

extension Command {
  static let press = Command(
    name: "press",
    group: .act,
    usage: "press LABEL",
    help: "Presses a button, by what stands on it.",
    complete: { session, words in
      words.isEmpty ? session.visibleScreen?.buttons.map(\.quotedIfNeeded) ?? [] : []
    },
    run: { session, words throws(Refusal) in
      guard !words.isEmpty else { throw .misused("Press what?  press LABEL") }
      return try session.act(.press(words.joined(separator: " ")))
    }
  )
}
