import TraceRecording
import Traces

#if canImport(SwiftUI)
import SwiftUI
#endif

/// A screen that is no object, such as a SwiftUI View, as a participant of recordings with a lane (column) in diagrams.
///
/// The participant is registered when the screen first shows a model, appears or disappears during a recording. It is released with
/// this object, or when the screen is registered in another recording.
public final class RecordedScreen {
  private let type: String
  private var lane: ScreenLane?

  /// Creates a screen; `type` is the name of its View, such as `OrdersView`.
  public init(_ type: String) {
    self.type = type
  }

  /// Records which Presenter or model the screen shows; does nothing for nil, for the model shown last, or without a recording.
  ///
  /// If the `body` of a View creates its module, the View shows a new model each time SwiftUI evaluates the body, and loses the
  /// state of the previous model. If both models have the same class, a note in the trace says that the module was made again.
  public func show(_ model: AnyObject?) {
    guard let model, let (recorder, lane) = recorded, lane.model !== model else { return }
    let modelClass = ObjectIdentifier(Swift.type(of: model))
    let name = recorder.participant(of: model)?.name ?? "\(Swift.type(of: model))"
    let before = lane.shown
    lane.model = model
    lane.shown = (name, modelClass)
    guard let before else { return recorder.note("\(type) shows \(name)") }
    let reason = before.class == modelClass ? ": its module was made again" : ""
    recorder.note("\(type) shows \(name) instead of \(before.name)\(reason)")
  }

  /// Records that the screen appeared, as the action `onAppear()` of User (the person at the screen).
  public func appear() { act("onAppear()") }

  /// Records that the screen disappeared, as the action `onDisappear()` of User (the person at the screen).
  public func disappear() { act("onDisappear()") }

  private func act(_ words: String) {
    guard let (recorder, lane) = recorded else { return }
    recorder.action(words, to: lane) {}
  }

  /// The present recorder and its participant for the screen, registered if it is new; nil if nothing is recorded.
  private var recorded: (Recorder, ScreenLane)? {
    guard let recorder = Recorder.present, recorder.isRecording else { return nil }
    if let lane, recorder.participant(of: lane) != nil { return (recorder, lane) }
    let lane = ScreenLane(type)
    self.lane = lane
    recorder.meet(lane)
    return (recorder, lane)
  }
}

/// The object registered as the participant of a screen whose View is a value, as in SwiftUI.
private final class ScreenLane: _TracedRole {
  nonisolated let __participant: _ParticipantToken
  nonisolated static var __standIns: [any _StandIn.Type] { [] }
  weak var model: AnyObject?
  /// The name and the class of the model shown last, which may be released.
  var shown: (name: String, class: ObjectIdentifier)?

  init(_ type: String) {
    __participant = _ParticipantToken(.view, type: type, of: ScreenLane.self)
  }
}

#if canImport(SwiftUI)
extension View {
  /// Records the screen on a lane (column of a diagram) of its own: its appearance, its disappearance, and the Presenter or model
  /// that it shows, if there is one.
  ///
  ///     OrdersList(presenter: presenter).recorded(as: "OrdersView", showing: presenter)
  public func recorded(as type: String, showing model: AnyObject? = nil) -> some View {
    modifier(RecordedScreenModifier(type: type, model: model))
  }
}

/// Forwards appearance, disappearance and model of a View to its `RecordedScreen`.
private struct RecordedScreenModifier: ViewModifier {
  private let model: AnyObject?
  /// The recorded screen, which SwiftUI keeps as long as the screen lives, however often the View is created again.
  @State private var screen: RecordedScreen

  init(type: String, model: AnyObject?) {
    self.model = model
    _screen = State(wrappedValue: RecordedScreen(type))
  }

  func body(content: Content) -> some View {
    screen.show(model)
    return content.onAppear { screen.appear() }.onDisappear { screen.disappear() }
  }
}
#endif
