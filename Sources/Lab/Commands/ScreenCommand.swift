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
      guard loaded.screen != nil else {
        throw .failed("Nothing is on the screen. Type  open  first.")
      }
      let screen = try session.visibleTrace().events.last { $0.screen != nil }?.screen
      let seen = session.hiddenFrom == nil ? loaded.screen : screen
      let drawing = seen ?? Screen(title: loaded.module.title)
      if session.settings.isPlain { return StyledText(drawing.sentences) }
      return ScreenDrawing(screen: drawing, isASCII: session.settings.isASCII).text
    }
  )
}
