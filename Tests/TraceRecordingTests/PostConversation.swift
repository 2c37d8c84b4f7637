import TraceRecording
import Traces

/// A recorder, a post office, and what people write there.
struct PostConversation {
  let recorder = Recorder()
  let clerk: PostClerk
  let visitor: PostVisitor

  /// Makes the module, which lends two parcels and an error.
  init() {
    (clerk, visitor) = recorder.recording {
      let clerk = PostClerk()
      let visitor = PostVisitor(clerk)
      visitor.hermit = PostHermit()
      visitor.stamper = PostStamper()
      visitor.herald = PostHerald()
      return (clerk, visitor)
    }
    recorder.lend([Parcel(number: 7), Parcel(number: 8), PostError.lost])
  }

  /// The living participant of that name.
  func participant(_ name: String) -> Participant {
    recorder.livingParticipants.first { $0.name == name } ?? .user
  }

  /// Says a message to the clerk as a person writes it; gives what came of it, as a sentence.
  @discardableResult
  func send(_ text: String) throws(ValueError) -> String? {
    let deliver = try recorder.delivery(of: text, to: participant("Clerk"))
    act(deliver)
    return recorder.takeResult()
  }

  /// Leaves the clerk alone.
  func leaveClerkAlone() throws(ValueError) {
    try recorder.leaveAlone(participant("Clerk"))
  }

  /// Does something while it is recorded.
  func act(_ body: () -> Void) {
    recorder.recording { recorder.action("go", body) }
  }

  /// What the clerk asks its depot, real or fake.
  func ask<Answer>(_ question: (any PostDepotProtocol) throws -> Answer) rethrows -> Answer {
    try recorder.recording { try recorder.action("ask") { try question(clerk.depot) } }
  }
}
