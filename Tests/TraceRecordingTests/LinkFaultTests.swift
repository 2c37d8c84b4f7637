import Testing
import TraceRecording
import Traces

/// Tests what faults of references do to the objects at both ends.
@Suite struct LinkFaultTests {
  private let recorder = Recorder()

  private func make(_ faults: (LinkFault, String)...) -> FragileSpeaker {
    for (fault, reference) in faults { recorder.inject(fault, at: reference) }
    return recorder.recording { FragileSpeaker(FragileListener()) }
  }

  private func act(_ body: () -> Void) {
    recorder.act("go", body)
  }

  private var losses: [Event] { recorder.trace().events.filter { $0.kind == .lost } }

  /// A fault, whether it is of the weak reference or of the strong one, and the losses of two messages through it.
  @Test(
    arguments: [
      (.nil, false, [.nil, .nil]), (.weak, false, [.gone]), (.strong, true, []),
    ] as [(LinkFault, Bool, [Event.Loss])]
  )
  func `refuses the target, releases it or keeps it alive`(
    fault: LinkFault,
    isWeak: Bool,
    lost: [Event.Loss]
  ) {
    let speaker = make((fault, isWeak ? "Speaker.weak" : "FragileSpeaker.strong"))
    let send = isWeak ? speaker.whisper : speaker.speak
    weak var listener: FragileListener?
    act {
      let made = FragileListener()
      listener = made
      if isWeak { speaker.weak = made } else { speaker.strong = made }
      send()
      #expect(made.heard.isEmpty == (fault == .nil))
    }
    #expect((listener != nil) == (fault == .strong))
    act { send() }
    #expect(losses.map(\.loss) == lost)
    #expect(losses.allSatisfy { $0.message?.name == "say(_:)" })
    #expect(recorder.idleFaults.isEmpty)
    act { speaker.weak = nil }
    #expect(listener == nil)
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
    recorder.inject(.nil, at: "Speaker.weak")
    let listener = FragileListener()
    let speaker = recorder.recording { FragileSpeaker(listener, weak: listener) }
    act { speaker.whisper() }
    #expect(listener.heard.isEmpty)
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
    let idle = ["nil at Speaker.stronk", "weak at .strong", "nil at Nobody.strong"]
    #expect(recorder.idleFaults.map(\.description) == idle)
  }

  @Test func `has no effect while nothing records`() {
    let speaker = make((.nil, "Speaker.strong"))
    let listener = FragileListener()
    speaker.strong = listener
    speaker.speak()
    #expect(listener.heard == ["strong"])
  }
}
