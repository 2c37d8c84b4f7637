import SequenceDiagrams
import Traces

extension Session {
  /// Options for drawings, as the session is set.
  var diagramOptions: DiagramOptions {
    DiagramOptions(
      width: settings.width,
      isASCII: settings.isASCII,
      hiddenFrom: hiddenFrom
    )
  }

  /// A screen as a box, or in sentences where drawings are not wanted.
  func drawn(_ screen: Screen) -> StyledText {
    if settings.isPlain { return StyledText(screen.sentences) }
    return ScreenDrawing(screen: screen, isASCII: settings.isASCII).text
  }

  /// Rows as a diagram, or as sentences where drawings are not wanted.
  func drawn(_ trace: Trace, rows: ClosedRange<Int>? = nil) -> StyledText {
    let rows = rows ?? 1...max(1, trace.lastNumber)
    guard settings.isPlain else {
      return Diagram(trace, rows: rows).drawn(diagramOptions)
    }
    let hidden = hiddenFrom ?? .max
    let shown = trace.rows.filter { rows.contains($0.number ?? 0) && ($0.number ?? 0) < hidden }
    return StyledText(sentencesOf: shown)
  }
}
