import Traces

/// A drawing in progress: turns events into lines, folds repeated lines and draws the others.
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

  mutating func take(_ event: Event) { conversation.take(event, to: &rowFolder) }

  mutating func finish() {
    conversation.finish(to: &rowFolder)
    rowFolder.finish(conversation.registry)
  }
}
