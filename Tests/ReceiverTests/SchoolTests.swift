import Testing
import TraceRecording
import Traces

/// Tests a module whose references cannot be replaced, recorded by its objects.
@Suite struct SchoolTests {
  @Test func `records every message with its sender`() async {
    let recorder = Recorder()
    let view = await recorder.recording {
      let view = SchoolView()
      let presenter = SchoolPresenter(view)
      view.presenter = presenter
      presenter.observer = view
      presenter.observers = [view]
      presenter.listWireframe = presenter.wireframe
      #expect(presenter.changes == 1)
      recorder.action("open", to: view) { view.press() }
      await recorder.action("reload", to: presenter) { await presenter.reload() }
      return view
    }
    #expect(view.heard == ["loading", "a", "pushed", "all", "b"])
    let said = recorder.trace().events.filter(\.isMessage).map(\.line)
    #expect(
      said == [
        "View -> Presenter open()", "Presenter -> View startLoading()",
        "Presenter -> Interactor load({closure})", "Interactor -> Presenter done([\"a\"])",
        "Presenter -> View show([\"a\"])",
        "Presenter -> Wireframe push(View)", "Wireframe -> View alert(\"pushed\")",
        "Presenter -> View alert(\"all\")", "Presenter -> Store fetch()",
        "Presenter -> View show([\"b\"])",
      ]
    )
  }

  @Test func `passes a closure whose type an alias hides`() {
    let recorder = Recorder()
    let visited = recorder.recording {
      let view = SchoolView()
      let presenter = SchoolPresenter(view)
      return withExtendedLifetime(view) {
        recorder.action("visit", to: presenter) { presenter.visit() }
      }
    }
    #expect(visited == ["c"])
    #expect(recorder.trace().events.contains { $0.label == "visit({closure})" })
  }

  @Test func `records where an extension sends or loses a message`() {
    let recorder = Recorder()
    recorder.recording {
      let view = SchoolView()
      let presenter = SchoolPresenter(view)
      presenter.watcher = view
      for _ in 1...2 {
        recorder.action("watch", to: view) { presenter.watch() }
        presenter.watcher = nil
      }
      recorder.action("unwatch", to: view) { presenter.unwatch() }
      withExtendedLifetime(view) {}
    }
    let events = recorder.trace().events
    let line = CodeLocation(
      file: "School.swift",
      line: schoolExtensionLine + 7,
      function: "watch()"
    )
    #expect(events.first { $0.label == "alert(\"watched\")" }?.location == line)
    let lost = events.filter { $0.kind == .lost }
    #expect(lost.map(\.candidates) == [["alert(_:)"]])
    #expect(lost.map(\.location) == [line])
  }
}
