import SequenceDiagrams
import TerminalText
import Traces

struct FollowedRun: EventSink {
  struct Style {
    var layout: DiagramLayout = .ladder
    var options = DiagramOptions(showsMarks: true)
    var isColoured = false
    /// Whether each row is a sentence instead of a part of a diagram.
    var isPlain = false
    /// The width to which sentences are wrapped; nil to leave them whole.
    var sentenceWidth: Int?
    var marks: [MessageMark] = []
  }

  private let style: Style
  private var diagram: DiagramStream
  private var sentences = SentenceWriter(to: "")
  private var text = ""
  private var markedCount = 0

  init(_ style: Style) {
    self.style = style
    diagram = DiagramStream(as: style.layout, style.options, isColoured: style.isColoured)
  }

  mutating func take(lanes: [Participant]) { diagram.take(lanes: lanes) }

  mutating func take(_ event: Event) {
    let isMarked = event.kind == .lost || style.marks.contains { $0.matches(event) }
    if isMarked { markedCount += 1 }
    guard style.isPlain else { return diagram.take(event, isMarked: isMarked) }
    sentences.take(event)
    text += sentences.takeOutput().markedInLastLine(isMarked)
  }

  mutating func resize(to width: Int) { diagram.resize(to: width) }

  mutating func finish() { diagram.finish() }
}

extension FollowedRun {
  mutating func move(to update: inout TraceFollower.Update) {
    let width = style.sentenceWidth
    let shown = width.map { StyledText(text).wrapped(to: $0).plain } ?? text
    update.text += Array(shown.utf8)
    if !style.isPlain {
      diagram.flush()
      diagram.drain { update.text += $0 }
    }
    update.markedCount += markedCount
    (markedCount, text) = (0, "")
  }
}

extension String {
  fileprivate func markedInLastLine(_ isMarked: Bool) -> String {
    guard isMarked, !isEmpty else { return self }
    let end = dropLast().lastIndex(of: "\n")
    let start = end.map(index(after:)) ?? startIndex
    return self[..<start] + "* " + self[start...]
  }
}
