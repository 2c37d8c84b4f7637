import Observation
import Synchronization
import Testing
import TraceRecording
import Traces

/// Tests classes with `@Observable`, which keep their properties observed and need no attribute on a reference.
@Suite struct ObservedModelTests {
  private func messages(_ load: (ObservedScreenView) -> Void) -> [String] {
    let recorder = Recorder()
    recorder.recording {
      let view = ObservedScreenView()
      recorder.action("load", to: view) { load(view) }
    }
    return recorder.trace().events.filter(\.isMessage).map {
      "\($0.sender?.role.name ?? "nobody") -> \($0.receiver?.role.name ?? "nobody") \($0.label)"
    }
  }

  @Test func `record what they say, with the role before or behind`() {
    let expected = ["View -> Presenter load()", "Presenter -> View show([\"Pen\"])"]
    #expect(messages { $0.ask(ObservedModel($0)) } == expected)
    #expect(messages { $0.ask(ObservedModelBehind($0)) } == expected)
  }

  @Test func `tell SwiftUI of changes`() {
    let model = ObservedModel(nil)
    let isChanged = Mutex(false)
    withObservationTracking {
      _ = model.rows
    } onChange: {
      isChanged.withLock { $0 = true }
    }
    model.load()
    #expect(isChanged.withLock { $0 })
  }
}

private protocol ObservedLoading: AnyObject { func load() }
private protocol ObservedShowing: AnyObject { func show(_ rows: [String]) }

@Role(.view) private final class ObservedScreenView: ObservedShowing {
  func show(_ rows: [String]) {}
  func ask(_ presenter: any ObservedLoading) { presenter.load() }
}

@Role(.presenter) @Observable private final class ObservedModel: ObservedLoading {
  private(set) var rows: [String] = []
  private weak var view: (any ObservedShowing)?

  init(_ view: (any ObservedShowing)?) { self.view = view }

  func load() {
    rows = ["Pen"]
    view?.show(rows)
  }
}

@Observable @Role(.presenter) private final class ObservedModelBehind: ObservedLoading {
  private(set) var rows: [String] = []
  private weak var view: (any ObservedShowing)?

  init(_ view: (any ObservedShowing)?) { self.view = view }

  func load() {
    rows = ["Pen"]
    view?.show(rows)
  }
}
