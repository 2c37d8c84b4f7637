import Testing
import TraceRecording
import Traces

/// Tests what faults of references do to the objects at both ends.
@Suite struct LinkFaultTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  private func make(_ faults: (LinkFault, String)...) -> FragileSpeaker {
    for (fault, reference) in faults { recorder.inject(fault, at: reference) }
    return recorder.recording { FragileSpeaker(FragileListener()) }
  }

  private func act(_ body: () -> Void) {
    recorder.act("go", body)
  }

  private var losses: [Event] { recorder.trace().events.filter { $0.kind == .lost } }

  @Test func `refuses the assignment, and a target without owner is released`() {
    let speaker = make((.nil, "Speaker.strong"))
    weak var listener: FragileListener?
    act {
      let made = FragileListener()
      listener = made
      speaker.strong = made
      speaker.speak()
    }
    #expect(listener == nil)
    #expect(losses.map(\.loss) == [.nil])
    #expect(losses.map(\.message?.name) == ["say(_:)"])
    #expect(recorder.idleFaults.isEmpty)
  }

  @Test func `keeps the target of a weak reference alive`() {
    let speaker = make((.strong, "Speaker.weak"))
    weak var listener: FragileListener?
    act {
      let made = FragileListener()
      listener = made
      speaker.weak = made
    }
    #expect(listener != nil)
    act { speaker.whisper() }
    #expect(listener?.heard == ["weak"])
    act { speaker.weak = nil }
    #expect(listener == nil)
  }

  @Test func `does not keep the target of a strong reference alive`() {
    let speaker = make((.weak, "FragileSpeaker.strong"))
    weak var listener: FragileListener?
    act {
      let made = FragileListener()
      listener = made
      speaker.strong = made
      speaker.speak()
      #expect(made.heard == ["strong"])
    }
    #expect(listener == nil)
    act { speaker.speak() }
    #expect(losses.map(\.loss) == [.gone])
    #expect(losses.first?.receiver?.name == "Listener:2")
  }

  @Test func `loses a message through an unowned reference, where Swift would end the program`()
    throws
  {
    let speaker = make((.unowned, "Speaker.weak"))
    var listener: FragileListener? = FragileListener()
    act {
      speaker.weak = listener
      speaker.whisper()
    }
    #expect(listener?.heard == ["weak"])
    let wired = try #require(recorder.trace().events.last { $0.kind == .wired })
    #expect(wired.seam?.strength == .unowned)
    #expect(recorder.objectGraph().references.contains { $0.strength == .unowned })
    listener = nil
    act { speaker.whisper() }
    #expect(losses.map(\.loss) == [.gone])
  }

  @Test func `keeps every participant alive where the recorder's leak is injected`() {
    recorder.injectRetention()
    var speaker: FragileSpeaker? = make()
    weak let known = speaker
    if let speaker { recorder.act("go", to: speaker) {} }
    speaker = nil
    #expect(known != nil)
    recorder.heal()
    #expect(known == nil)
  }

  @Test(arguments: [LinkFault.nil, .weak, .strong, .unowned])
  func `has no effect on a reference that cannot be nil`(_ fault: LinkFault) {
    let speaker = make((fault, "Speaker.always"))
    act { speaker.say("a") }
    #expect((_unwrap(speaker.always) as? FragileListener)?.heard == ["a"])
    #expect(recorder.idleFaults == [InjectedFault(name: fault.rawValue, target: "Speaker.always")])
  }

  @Test func `affects a reference that an initializer sets`() {
    recorder.inject(.nil, at: "Injected.view")
    recorder.recording {
      let listener = FragileListener()
      let speaker = InjectedSpeaker(view: listener)
      recorder.action("go", to: speaker) { speaker.say() }
      #expect(listener.heard.isEmpty)
    }
    #expect(losses.map(\.message?.name) == ["say(_:)"])
    #expect(recorder.idleFaults.isEmpty)
  }

  @Test func `affects no assignment after healing, but stays where it was`() {
    let speaker = make((.nil, "Speaker.strong"))
    let listener = FragileListener()
    act { speaker.strong = listener }
    recorder.heal()
    act { speaker.speak() }
    #expect(listener.heard.isEmpty)
    act {
      speaker.strong = listener
      speaker.speak()
    }
    #expect(listener.heard == ["strong"])
  }

  @Test func `is idle where the reference does not exist`() {
    let speaker = make((.nil, "Speaker.stronk"), (.weak, "strong"), (.nil, "Nobody.strong"))
    let listener = FragileListener()
    act {
      speaker.strong = listener
      speaker.speak()
    }
    #expect(listener.heard == ["strong"])
    #expect(
      recorder.idleFaults.map(\.description) == [
        "nil at Speaker.stronk", "weak at .strong", "nil at Nobody.strong",
      ]
    )
  }

  @Test func `has no effect while nothing records`() {
    let speaker = make((.nil, "Speaker.strong"))
    let listener = FragileListener()
    speaker.strong = listener
    speaker.speak()
    #expect(listener.heard == ["strong"])
  }
}
