import Testing
import TraceRecording
import Traces

/// A module of which no reference can be replaced, recorded by its objects.
@Suite struct SchoolTests {
  @Test func `hears every message, each from who sent it`() async {
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
    let said = recorder.trace().events.filter(\.isMessage).map { event in
      "\(event.sender?.name ?? "nobody") -> \(event.receiver?.name ?? "nobody") \(event.label)"
    }
    #expect(
      said == [
        "View -> Presenter open()", "Presenter -> View startLoading()",
        "Presenter -> Interactor load({closure})", "Interactor -> Presenter didLoad([\"a\"])",
        "Presenter -> View show([\"a\"])",
        "Presenter -> Wireframe push(View)", "Wireframe -> View alert(\"pushed\")",
        "Presenter -> View alert(\"all\")", "Presenter -> Store fetch()",
        "Presenter -> View show([\"b\"])",
      ]
    )
  }
}
