import CRecording
import RoleNames
import Traces

// Recording the whole process, without a closure in which it runs.

extension Recorder {
  /// The recorders that record the whole process now, the newest last.
  private static let ofProcess = Locked<[Recorder]>([])

  /// The recorder for an object created now: the task's, else the newest of the whole process; nil for none.
  package static var present: Recorder? { current ?? ofProcess.locked { $0.last } }

  /// Records the whole process from now on: objects belong to this recorder wherever they are created, also on queues,
  /// threads and in detached tasks.
  ///
  /// Rows are numbered from the first message on. A call from outside the recorded objects comes from `somebody`.
  /// Methods that UIKit calls when a person uses a View (`viewDidLoad()`, `saveTapped(_:)`) are actions of User. The
  /// limits ``mostMessages`` and ``deepestNesting`` do not apply. With several such recorders, an object belongs to the
  /// one that started last before it was created.
  ///
  ///     let recorder = Recorder(moment: .live)
  ///     recorder.start()
  public func start() {
    registry.locked { registry in
      registry.isOver = false
      if registry.processStart == nil { registry.processStart = log.count }
    }
    Recorder.ofProcess.locked { recorders in
      guard !recorders.contains(where: { $0 === self }) else { return }
      recorders.append(self)
      recording_log_open(log.raw)
    }
  }

  /// Ends the recording of the whole process, and the stream of events to a file; does nothing where there is neither.
  ///
  /// Existing objects stay participants of this recorder until another one records them.
  public func stop() {
    let wasStarted = Recorder.ofProcess.locked { recorders in
      let count = recorders.count
      recorders.removeAll { $0 === self }
      return recorders.count < count
    }
    if wasStarted {
      endConversation()
      close()
    }
    endStream()
  }

  /// Whether the recorder records the whole process, or has done so.
  var isOfProcess: Bool { registry.locked { $0.processStart != nil } }

  /// Whether the log has room for another record; if it has none, a record is counted as left out.
  var hasRoom: Bool {
    if log.count < log.limit { return true }
    _ = recording_log_leave_out(log.raw)
    return false
  }

  /// Sets `hasActed` if a call was recorded from index `start` on: only earlier objects belong to the first module.
  func noteFirstMessage(since start: Int, in registry: inout ParticipantRegistry) {
    guard !registry.hasActed else { return }
    registry.searched = max(start, registry.searched)
    while let record = log[registry.searched] {
      if record.kind == .call { return registry.hasActed = true }
      registry.searched += 1
    }
  }

  /// Returns whether a message without a sender is one that UIKit sends to a participant when a person uses a View.
  func isAction(_ message: InternedText, by id: ParticipantID) -> Bool {
    let role = registry.locked { $0.participant(id)?.role.kind }
    guard role == Role.view.name || role == Role.controller.name else { return false }
    return Recorder.isAction[message]
  }

  /// Whether a message's name looks like an action of the user, such as `saveTapped(_:)`; cached for each name.
  private static let isAction = Memo<InternedText, Bool> { message in
    let name = DeclaredName(message.text)
    let parameters = name.parameters.flatMap { [$0.label ?? "", $0.name] }
    let words = Set(([name.message.baseName] + parameters).flatMap(\.smallWords))
    return !words.isDisjoint(with: actionWords) || name.message == "viewDidLoad()"
  }

  /// Words in the names of methods that UIKit calls through target and action, or in the names of delegate methods.
  private static let actionWords: Set = [
    "click", "clicked", "deselect", "drag", "dragged", "pinch", "pinched", "press", "pressed",
    "select", "selected", "sender", "swipe", "swiped", "tap", "tapped", "toggle", "toggled",
    "touch", "touched", "touches",
  ]
}
