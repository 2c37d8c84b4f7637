import Traces

/// A drawing in progress: events become lines, repeated lines are folded, the pen draws the rest.
struct Drawing: EventSink {
  /// The lines, and where they are drawn.
  var rowFolder: RowFolder
  private var conversation: Conversation

  /// Begins a drawing of at most so many rows.
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

  mutating func take(_ event: Event) { conversation.take(event, to: &rowFolder) }

  /// Draws what was kept back.
  mutating func finish() {
    conversation.finish(to: &rowFolder)
    rowFolder.finish(conversation.registry)
  }
}
