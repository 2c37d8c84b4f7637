import Observation
import Synchronization
import Testing
import TraceRecording
import Traces

/// Tests every way to declare a class with a role, and its references.
@Suite struct DeclarationTests {
  private let conversation = Conversation()

  /// Returns the rows of a participant that `make` creates and that is told to speak.
  private func rows(_ make: () -> any Speaking) -> [String] {
    conversation.recorder.recording {
      let speaker = make()
      conversation.recorder.action("speak", to: speaker) { speaker.speak() }
    }
    return conversation.rows.filter { !$0.contains("gone") }.dropFirst().map { String($0) }
  }

  private let listener = Neighbour()

  @Test func `records messages of generic, nested, derived, wrapped and private classes`() {
    let speakers: [(message: String, make: () -> any Speaking)] = [
      ("Neighbour hear(\"rain\")", { GenericSpeaker(subject: "rain", listener: listener) }),
      ("Neighbour hear(\"hello\")", { Town<Int>.House.Speaker(listener) }),
      ("Neighbour hear(\"3\")", { DerivedSpeaker(listener) }),
      ("Neighbour hear(\"RAIN\")", { WrappedSpeaker(listener) }),
      ("PrivateListener whisper()", { PrivateSpeaker(PrivateListener()) }),
    ]
    for (message, make) in speakers {
      #expect(DeclarationTests().rows(make) == ["2 in 1: Speaker call \(message)"])
    }
  }

  @Test func `records references that are unwrapped or unowned`() {
    let rows = rows {
      let speaker = UnwrappedSpeaker(unowned: listener, unsafe: listener)
      speaker.unwrapped = listener
      speaker.weakly = listener
      return speaker
    }
    let words = ["unwrapped", "weakly", "unowned", "unsafe"]
    let numbers = 2...
    #expect(
      rows == zip(numbers, words).map { "\($0) in 1: Speaker call Neighbour hear(\"\($1)\")" }
    )
  }

  @Test func `records closures with optional results`() {
    let rows = rows {
      let speaker = AskingSpeaker()
      speaker.answer = { $0 == 1 ? "one" : nil }
      speaker.check = { nil }
      return speaker
    }
    #expect(
      rows == [
        "2 in 1: Speaker call - answer(1)", "3 in 2: - return Speaker \"one\"",
        "4 in 1: Speaker call - answer(2)", "5 in 4: - return Speaker nil",
        "6 in 1: Speaker call - check()", "7 in 6: - return Speaker nil",
      ]
    )
  }

  @Test func `records names in back-ticks and in Korean`() {
    let rows = rows {
      let speaker = 말하는이()
      speaker.default = 듣는이()
      return speaker
    }
    #expect(
      rows == [
        "2 in 1: Speaker call Listener 들어(\"비\", in: 2)",
        "3 in 1: Speaker call Listener default()", "4 in 3: Listener return Speaker nil",
      ]
    )
    let seams = conversation.recorder.trace().events.compactMap { $0.seam?.property }
    #expect(Set(seams) == ["default"])
  }

  @Test func `names an object of a library built with TRACING_OFF by its type`() {
    let recorder = conversation.recorder
    recorder.recording {
      let gauge = Gauge()
      recorder.action("look", to: gauge) {}
      #expect(recorder.participant(of: gauge)?.name == "Gauge")
    }
    #expect(Gauge.__standIns.isEmpty)
    #expect(MemoryLayout<_NoToken>.size + MemoryLayout<_NoSeam>.size == 0)
  }
}

// MARK: - Private declarations

@Proxied private protocol WhisperInput: AnyObject {
  func whisper()
}

private final class PrivateListener: WhisperInput {
  func whisper() {}
}

@Role("Speaker", as: .presenter) private final class PrivateSpeaker: Speaking {
  private(set) var listener: WhisperInput

  init(_ listener: WhisperInput) { self.listener = listener }

  func speak() { listener.whisper() }
}

/// A class as the attributes leave it in a build with `-D TRACING_OFF`: a token and a seam state of size zero.
private final class Gauge: _TracedRole {
  let __participant = _NoToken()
  let __seam = _NoSeam()
}

@Suite struct ObservationTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  @Test func `records messages of an observed object`() {
    recorder.recording {
      let owner = ObservedScreen()
      let listener = ObservedListener()
      owner.listener = listener
      recorder.action("tap", to: owner) { owner.tap() }
      #expect(owner.taps == 1)
    }
    #expect(conversation.rows.dropFirst().first == "2 in 1: View call Listener wasTapped()")
  }

  @Test func `leaves the other properties observed`() {
    recorder.recording {
      let owner = ObservedScreen()
      let isChanged = Mutex(false)
      withObservationTracking {
        _ = owner.taps
      } onChange: {
        isChanged.withLock { $0 = true }
      }
      owner.listener = nil
      #expect(isChanged.withLock { $0 } == false)
      owner.tap()
      #expect(isChanged.withLock { $0 })
    }
  }
}

@Proxied protocol ObservedListenerProtocol: AnyObject {
  func wasTapped()
}

@Role("Listener", as: .presenter) final class ObservedListener: ObservedListenerProtocol {
  func wasTapped() {}
}

@Observable @Role(.view) final class ObservedScreen {
  @Seam @ObservationIgnored weak var listener: ObservedListenerProtocol?
  private(set) var taps = 0

  func tap() {
    taps += 1
    listener?.wasTapped()
  }
}
