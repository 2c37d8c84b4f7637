import TraceRecording
import Traces

/// The lane of a screen that is no object, such as a SwiftUI View.
///
/// The lane comes into being when the screen first shows or appears, and ends with this object.
public final class RecordedScreen {
  private let type: String
  private var lane: ScreenLane?

  /// Names the screen; `type` is the name of its View, such as `OrdersView`.
  public init(_ type: String) {
    self.type = type
  }
}

extension RecordedScreen {
  /// Records which Presenter or model the screen shows; each call after the first tells a change alone.
  ///
  /// A View whose `body` makes its module shows another model of the same class each time SwiftUI asks for the body, and
  /// loses what the model before has learned: a note says that the module was made again.
  public func show(_ model: AnyObject?) {
    guard let (recorder, lane) = recorded, let model, lane.model !== model else { return }
    let modelClass = ObjectIdentifier(Swift.type(of: model))
    let name = recorder.participant(of: model)?.name ?? "\(Swift.type(of: model))"
    let before = lane.shown
    lane.model = model
    lane.shown = (name, modelClass)
    guard let before else { return recorder.note("\(type) shows \(name)") }
    let reason = before.class == modelClass ? ": its module was made again" : ""
    recorder.note("\(type) shows \(name) instead of \(before.name)\(reason)")
  }

  /// Records that the screen came up, as an action of User, as `viewDidLoad()` of a View in UIKit is one.
  public func appear() { act("onAppear()") }

  /// Records that the screen went away.
  public func disappear() { act("onDisappear()") }

  private func act(_ words: String) {
    guard let (recorder, lane) = recorded else { return }
    recorder.action(words, to: lane) {}
  }

  /// The recorder and the lane in it; nil while no recorder records.
  private var recorded: (Recorder, ScreenLane)? {
    guard let recorder = Recorder.present, recorder.isRecording else { return nil }
    if let lane, recorder.participant(of: lane) != nil { return (recorder, lane) }
    let lane = ScreenLane(type)
    self.lane = lane
    recorder.meet(lane)
    return (recorder, lane)
  }
}

/// The participant that stands for a screen.
private final class ScreenLane: _TracedRole {
  nonisolated let __participant: _ParticipantToken
  nonisolated static var __standIns: [any _StandIn.Type] { [] }
  weak var model: AnyObject?
  /// The name and the class of the model that was shown last, which may be gone.
  var shown: (name: String, class: ObjectIdentifier)?

  init(_ type: String) {
    __participant = _ParticipantToken(.view, type: type, of: ScreenLane.self)
  }
}
