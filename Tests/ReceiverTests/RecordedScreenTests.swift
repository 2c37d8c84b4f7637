import ScreenRecording
import Testing
import TraceRecording
import Traces

/// Tests screens that are no objects, as in SwiftUI.
@Suite struct RecordedScreenTests {
  private let recorder = Recorder()

  /// The events, one line each.
  private var lines: [String] {
    recorder.trace().events.map { event in
      let names = [event.sender?.name ?? "-", event.receiver?.name ?? "-"].joined(separator: " -> ")
      let objects = event.objects.map(\.name).joined(separator: ", ")
      return "\(event.kind) \(names) \(event.label.isEmpty ? objects : event.label)"
    }
  }

  @Test func `have a lane, appear, show a Presenter and go away`() {
    recorder.recording {
      let presenter = ScreenPresenter()
      let screen = RecordedScreen("OrdersView")
      screen.show(presenter)
      screen.appear()
      screen.show(presenter)
      screen.disappear()
      withExtendedLifetime(presenter) {}
    }
    #expect(
      lines == [
        "created - -> Presenter Presenter, View", "note - -> - OrdersView shows Presenter",
        "action User -> View onAppear()", "action User -> View onDisappear()",
        "gone - -> Presenter Presenter, View",
      ]
    )
  }

  @Test func `note that their body makes the module again`() {
    let screen = RecordedScreen("OrdersView")
    recorder.recording {
      for _ in 1...2 {
        let presenter = ScreenPresenter()
        screen.show(presenter)
        screen.appear()
      }
    }
    #expect(
      lines.filter { !$0.hasPrefix("action") } == [
        "created - -> Presenter Presenter, View", "note - -> - OrdersView shows Presenter",
        "gone - -> Presenter Presenter", "created - -> Presenter:2 Presenter:2",
        "note - -> - OrdersView shows Presenter:2 instead of Presenter: its module was made again",
        "gone - -> Presenter:2 Presenter:2",
      ]
    )
  }

  @Test func `may show another object, with a role or without`() {
    let screen = RecordedScreen("OrdersView")
    let (presenter, model) = recorder.recording { (ScreenPresenter(), ScreenModel()) }
    recorder.recording {
      screen.show(presenter)
      let references = recorder.objectGraph().references
      #expect(references.map { "\($0.owner.name) \($0.property)" } == ["View model"])
      screen.show(model)
      screen.show(nil)
    }
    #expect(lines.last == "note - -> - OrdersView shows ScreenModel instead of Presenter")
  }

  @Test func `have one lane, however often SwiftUI makes the View`() {
    recorder.recording {
      for _ in 1...3 { _ = RecordedScreen("OrdersView") }
      let screen = RecordedScreen("OrdersView")
      for _ in 1...3 { screen.appear() }
    }
    #expect(recorder.trace().lanes.map(\.name) == ["User", "View"])
  }

  @Test func `record nothing before they show a model, or while no recorder records`() {
    let screen = RecordedScreen("OrdersView")
    recorder.recording { screen.show(nil) }
    screen.appear()
    screen.show(ScreenPresenter())
    screen.show(nil)
    screen.disappear()
    #expect(recorder.trace().events.isEmpty)
  }
}

@Role(.presenter) private final class ScreenPresenter {}

private final class ScreenModel {}
