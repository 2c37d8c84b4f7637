import Traces

/// A drawing in progress: makes lines from events, counts repeated lines if the options say so, and draws the others.
struct Drawing: EventSink {
  var rowFolder: RowFolder
  private var conversation: Conversation

  init(
    _ conversation: Conversation,
    _ pen: any DiagramPen,
    _ output: OutputBuffer,
    _ options: DiagramOptions,
    longest: Int = .max
  ) {
    self.conversation = conversation
    rowFolder = RowFolder(pen, output, options, longest: longest)
  }

  mutating func take(lanes: [Participant]) { conversation.take(lanes: lanes) }

  mutating func take(_ event: Event) { take(event, isMarked: false) }

  mutating func take(_ event: Event, isMarked: Bool) {
    conversation.take(event, isMarked: isMarked, to: &rowFolder)
  }

  mutating func flush() { rowFolder.flush(conversation.registry) }

  /// Draws the lines that the present pen holds back, and replaces it by `pen` for all later lines.
  mutating func change(pen: any DiagramPen) {
    flush()
    rowFolder.pen = pen
  }

  mutating func finish() {
    conversation.finish(to: &rowFolder)
    rowFolder.finish(conversation.registry)
  }
}
