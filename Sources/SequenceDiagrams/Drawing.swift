import Traces

/// A drawing in progress: turns events into lines, folds repeated lines and draws the others.
struct Drawing: EventSink {
  /// The folder, which owns the pen and the output.
  var rowFolder: RowFolder
  private var conversation: Conversation

  /// Creates a drawing of at most `longest` rows.
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

  /// Draws the lines held back, after the last event.
  mutating func finish() {
    conversation.finish(to: &rowFolder)
    rowFolder.finish(conversation.registry)
  }
}
