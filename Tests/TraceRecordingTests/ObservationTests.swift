import Observation
import Synchronization
import Testing
import TraceRecording
import Traces

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
