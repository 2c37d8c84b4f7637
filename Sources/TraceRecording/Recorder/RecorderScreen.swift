import CRecording
import Traces

// Values that are published to a screen that is no object.

extension Recorder {
  /// Records that an object publishes a value, as a message to a screen that is no object.
  ///
  ///     var rows: [String] = [] { didSet { Recorder.publish(rows, as: "rows", from: self) } }
  ///
  /// The row reads `Presenter -> Screen  rows(["Pen"])`. A publisher without a role has no row.
  public static func publish<Value>(
    _ value: Value,
    as name: StaticString,
    from publisher: AnyObject
  ) {
    guard recording_is_on(),
      let member = (publisher as? any _TracedRole)?.__participant.registration,
      member.recorder.isRecording
    else { return }
    let link = _SeamLink(member.recorder, from: member.id, to: member.recorder.screenID)
    let call = link.begin(InternedText(delivering: name), Value.self)
    call.writePayload(value)
    link.end(call)
  }

  /// A value in place of a screen object: the registry finds the participant of a value by the value's type.
  private struct ScreenLane {}

  private var screenID: ParticipantID {
    registry.locked { registry in
      let lane = ScreenLane()
      if let id = registry.id(of: lane) { return id }
      let id = registry.register(Role("Screen", as: .view), type: "")
      registry.remember(lane, as: id)
      return id
    }
  }
}
