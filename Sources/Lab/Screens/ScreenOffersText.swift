import LessonKit
import TerminalText

extension Session {
  /// The actions that the screen offers, in lines that begin with "you can: ".
  ///
  /// They are empty without a screen, and when actions are refused: while the cursor is in the past, while a lesson's question is
  /// open, for a soloist (a participant loaded alone) and for a trace from a file.
  var offersText: StyledText {
    let isAsked = lesson.map { visit in
      !visit.isExploring && !visit.run.isFinished && visit.run.step.kind.isQuestion
    }
    guard let loaded, !isInPast, isAsked != true, loaded.soloist == nil else { return "" }
    guard loaded.now.screen != nil, loaded.run.recorded == nil else { return "" }
    let offers = loaded.offers.isEmpty ? ["close"] : loaded.offers
    let lead = "you can: "
    let lines = offers.wrapped(to: max(20, settings.width - lead.count), by: ", ")
    return lines.enumerated().reduce(into: StyledText()) { text, line in
      let start = line.offset == 0 ? lead : String(repeating: " ", count: lead.count)
      text += StyledText(start + line.element + "\n", .dim)
    }
  }
}
