import SequenceDiagrams
import Stage
import Traces

extension Command {
  static let screen = Command(
    name: "screen",
    group: .act,
    usage: "screen",
    help: "Shows what is on the screen.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "screen")
      let loaded = try session.requireLoaded()
      guard let screen = loaded.screen else {
        if loaded.isClosed { throw .failed("\(StageError.closed)") }
        throw .failed("Nothing is on the screen. Type  open  first.")
      }
      guard session.hiddenFrom != nil else { return session.drawn(screen) }
      let shown = try session.visibleTrace().events.last { $0.screen != nil }?.screen
      return session.drawn(shown ?? Screen(title: screen.title))
    }
  )
}
