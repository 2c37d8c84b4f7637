import Lab
import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

/// A drawing of a trace file that grows: adds each new row, and begins a new drawing when the next run of the app
/// replaces or empties the file.
///
///     let update = try drawing.take(bytes)  // the caller shows what is new
///     let rest = drawing.endRun()           // the caller goes on with the next run's bytes
///
/// The cost of an update depends on its bytes, not on the size of the file.
struct FollowedDrawing {
  struct Update: Equatable {
    var text: [UInt8] = []
    var complaint: String?
    var markedCount = 0

    func bytes(withBell hasBell: Bool) -> [UInt8] {
      hasBell && markedCount > 0 ? text + [0x07] : text
    }
  }

  private let name: String
  private var style: FollowedRun.Style
  private var reader = TraceReader(keepGoing: true, checksNumbers: true)
  private var run: FollowedRun
  private var hasBegun = false
  /// Whether the line that separates two runs is to be written before the next bytes.
  private var isBetweenRuns = false

  init(_ path: String, _ style: FollowedRun.Style) {
    name = path.printable()
    self.style = style
    run = FollowedRun(style)
  }

  mutating func resize(to width: Int) {
    style.options.width = width
    run.resize(to: width)
  }

  /// Draws the next bytes of the file, at least one; they may end in the middle of a line or of a character.
  ///
  /// Malformed lines are left out; the update names the first of them.
  ///
  /// - Throws: A failure if the file is no trace, or has a line of more than 64 MB.
  mutating func take(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> Update {
    var update = Update()
    if isBetweenRuns { update.text += Array("\n--- the next run ---\n\n".utf8) }
    (hasBegun, isBetweenRuns) = (true, false)
    do throws(TraceReadingError) { try reader.read(bytes, into: &run) } catch {
      throw Failure(reader.message(of: error, in: name))
    }
    run.move(to: &update)
    guard let skipped = reader.takeSkipped() else { return update }
    guard !reader.isForeign else { throw Failure(reader.message(of: skipped.firstError, in: name)) }
    update.complaint = complaint(skipped)
    return update
  }

  /// Ends the drawing, since the file was replaced or emptied; the next bytes begin a new one.
  mutating func endRun() -> Update {
    var update = Update()
    // A reader that keeps going throws nothing at the end.
    try? reader.finish(into: &run)
    run.finish()
    run.move(to: &update)
    if let skipped = reader.takeSkipped() { update.complaint = complaint(skipped) }
    isBetweenRuns = isBetweenRuns || hasBegun
    hasBegun = false
    reader = TraceReader(keepGoing: true, checksNumbers: true)
    run = FollowedRun(style)
    return update
  }

  private func complaint(_ skipped: (count: Int, firstError: TraceReadingError)) -> String {
    let lines = skipped.count.counted("line")
    return "\(skipped.firstError.description(in: name)); \(lines) left out, this one first"
  }
}

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
  private var sentences = SentenceWriter()
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

  mutating func move(to update: inout FollowedDrawing.Update) {
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
