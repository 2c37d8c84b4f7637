import Testing
import TraceRecording
import Traces

/// Tests every way to declare a class with a role, and its references.
@Suite struct DeclarationTests {
  private let recorder = Recorder()

  /// Returns the rows of a participant that `make` creates and that is told to speak.
  private func rows(_ make: () -> any Speaking) -> [String] {
    recorder.recording {
      let speaker = make()
      recorder.action("speak", to: speaker) { speaker.speak() }
    }
    let rows = recorder.trace().rows.filter { $0.kind != .gone }.dropFirst()
    #expect(rows.allSatisfy { $0.isAnswer || $0.cause == 1 })
    return rows.map(\.expectation)
  }

  private let listener = Neighbour()

  @Test func `records messages of generic, nested, derived, wrapped and private classes`() {
    let speakers: [(message: String, make: () -> any Speaking)] = [
      ("Neighbour hear(\"rain\")", { GenericSpeaker(subject: "rain", listener: listener) }),
      ("Neighbour hear(\"3\")", { Town<Int>.House.Speaker(listener) }),
      ("Neighbour hear(\"RAIN\")", { WrappedSpeaker(listener) }),
      ("PrivateListener whisper()", { PrivateSpeaker(PrivateListener()) }),
    ]
    for (message, make) in speakers {
      #expect(DeclarationTests().rows(make) == ["Speaker -> \(message)"])
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
    #expect(rows == words.map { "Speaker -> Neighbour hear(\"\($0)\")" })
  }

  @Test func `records closures with optional results`() throws {
    let rows = rows {
      let speaker = AskingSpeaker()
      speaker.answer = { $0 == 1 ? "one" : nil }
      speaker.check = { nil }
      return speaker
    }
    #expect(try rows == Cases.lines("closures with optional results"))
  }

  @Test func `records names in back-ticks and in Korean`() throws {
    let rows = rows {
      let speaker = 말하는이()
      speaker.default = 듣는이()
      return speaker
    }
    #expect(try rows == Cases.lines("names in back-ticks and in Korean"))
    let seams = recorder.trace().events.compactMap { $0.seam?.property }
    #expect(Set(seams) == ["default"])
  }

  @Test func `names an object of a library built with TRACING_OFF by its type`() {
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
