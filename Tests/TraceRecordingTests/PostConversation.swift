import TraceRecording
import Traces

/// A recorder with a post office module, for written messages.
struct PostConversation {
  let recorder = Recorder()
  let clerk: PostClerk
  let visitor: PostVisitor

  /// Creates the module, which lends two parcels and an error.
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

  /// Returns the living participant of that name.
  func participant(_ name: String) -> Participant {
    recorder.livingParticipants.first { $0.name == name } ?? .user
  }

  /// Sends a message to the clerk as a person writes it; returns the result as a sentence.
  @discardableResult
  func send(_ text: String) throws(ValueError) -> String? {
    let deliver = try recorder.delivery(of: text, to: participant("Clerk"))
    act(deliver)
    return recorder.takeResult()
  }

  func leaveClerkAlone() throws(ValueError) {
    try recorder.leaveAlone(participant("Clerk"))
  }

  /// Runs an action while the recorder records.
  func act(_ body: () -> Void) {
    recorder.act("go", body)
  }

  /// Runs a question to the clerk's depot, real or fake, and returns the answer.
  func ask<Answer>(_ question: (any PostDepotProtocol) throws -> Answer) rethrows -> Answer {
    try recorder.act("ask") { try question(clerk.depot) }
  }
}

// Other participants in the post office: the visitor, and participants that cannot be left alone.

/// A View that references the others, so that the recorder meets them.
@Role("Visitor", as: .view) final class PostVisitor {
  private(set) var counter: any PostCounterProtocol
  var hermit: (any PostGreetingProtocol)?
  var stamper: (any PostGreetingProtocol)?
  var herald: (any PostGreetingProtocol)?

  init(_ counter: any PostCounterProtocol) { self.counter = counter }
}

/// An Interactor without references.
@Role("Hermit", as: .interactor) final class PostHermit: PostGreetingProtocol {
  let isOpen = false

  func greet(_ name: String) {}
}

/// A protocol with a result that cannot be written as text.
@Doubled protocol StampsProtocol: AnyObject {
  func stamp() -> Stamp
}

@Role("Stamper", as: .interactor) final class PostStamper: PostGreetingProtocol {
  var stamps: (any StampsProtocol)?
  let isOpen = false

  func greet(_ name: String) { _ = stamps?.stamp() }
}

/// An Interactor that references a protocol that is not playable.
@Role("Herald", as: .interactor) final class PostHerald: PostGreetingProtocol {
  var listener: (any ListeningProtocol)?
  let isOpen = false

  func greet(_ name: String) { listener?.hear(name) }
}
