import Testing
import TraceRecording
import Traces

@OtherActor @Suite struct GlobalActorTests {
  private let conversation = Conversation()

  @Test func `records the messages of its objects`() {
    conversation.recorder.recording {
      let listener = OtherListener()
      let speaker = OtherSpeaker(listener)
      conversation.recorder.action("speak", to: speaker) { speaker.speak() }
    }
    #expect(
      conversation.rows.prefix(3) == [
        "1: User action Speaker speak", "2 in 1: Speaker call Listener count()",
        "3 in 2: Listener return Speaker 1",
      ]
    )
  }
}

@globalActor actor OtherActor {
  static let shared = OtherActor()
}

@Proxied @OtherActor protocol CountingProtocol: AnyObject {
  func count() -> Int
}

@Role("Listener", as: .view) @OtherActor final class OtherListener: CountingProtocol {
  func count() -> Int { 1 }
}

@Role("Speaker", as: .presenter) @OtherActor final class OtherSpeaker {
  private(set) var listener: any CountingProtocol

  init(_ listener: any CountingProtocol) { self.listener = listener }

  func speak() { _ = listener.count() }
}
