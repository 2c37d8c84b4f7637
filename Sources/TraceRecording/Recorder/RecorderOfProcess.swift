import CRecording
import RoleNames
import Traces

// The whole process, where nothing runs inside a closure of the recorder's.

extension Recorder {
  /// The recorders of the whole process that have started, the newest last.
  private static let ofProcess = Locked<[Recorder]>([])

  /// The recorder that an object created now belongs to: the task's, else that of the whole process.
  package static var present: Recorder? { current ?? ofProcess.locked { $0.last } }

  /// Records the whole process from now on: objects belong to this recorder wherever they are created, on
  /// queues, threads and in detached tasks too.
  ///
  /// Rows are numbered from the first message on. A message from somebody begins a part of the conversation; what UIKit calls
  /// when a person uses a View (`viewDidLoad()`, `saveTapped(_:)`) is an action of User. ``mostMessages`` and
  /// ``deepestNesting`` do not hold. Objects belong to the recorder that was the last to start before they were made.
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

  /// Ends what ``start()`` began, and a stream; objects that are there stay this recorder's.
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

  /// Whether it records the whole process, or has done so.
  var isOfProcess: Bool { registry.locked { $0.processStart != nil } }

  /// Whether there is room for what happens to another object; counts it where there is none.
  var hasRoom: Bool {
    if log.count < log.limit { return true }
    _ = recording_log_leave_out(log.raw)
    return false
  }

  /// Notes whether a message was sent by now, so that what is made from now on was not made at first.
  func noteFirstMessage(since start: Int, in registry: inout ParticipantRegistry) {
    guard !registry.hasActed else { return }
    registry.searched = max(start, registry.searched)
    while let record = log[registry.searched] {
      if record.kind == .call { return registry.hasActed = true }
      registry.searched += 1
    }
  }
}

// MARK: - What somebody did

extension Recorder {
  /// Whether a message from nobody is what UIKit calls when somebody uses a View.
  func isAction(_ message: InternedText, by id: ParticipantID) -> Bool {
    let role = registry.locked { $0.participant(id)?.role.kind }
    guard role == Role.view.name || role == Role.controller.name else { return false }
    return Recorder.isAction[message]
  }

  /// Whether a message's name tells that somebody did something; a program has a fixed number of them.
  private static let isAction = Memo<InternedText, Bool> { message in
    let name = DeclaredName(message.text)
    let parameters = name.parameters.flatMap { [$0.label ?? "", $0.name] }
    let words = Set(([name.message.baseName] + parameters).flatMap(\.smallWords))
    return !words.isDisjoint(with: actionWords) || name.message == "viewDidLoad()"
  }

  /// Words in the names of methods that UIKit calls, by target and action or as a delegate's.
  private static let actionWords: Set = [
    "click", "clicked", "deselect", "drag", "dragged", "pinch", "pinched", "press", "pressed",
    "select", "selected", "sender", "swipe", "swiped", "tap", "tapped", "toggle", "toggled",
    "touch", "touched", "touches",
  ]
}
