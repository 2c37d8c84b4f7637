import PrintableText
import Stage
import TraceRecording
import Traces

/// A run (the replayable history of a module) with the module's objects on a stage (simulated screens) and the recorded messages.
///
/// A module rewound to an earlier moment reads the recording of the module from which it was made. Its objects are created, by
/// replaying the run, when a command needs them.
final class LoadedModule {
  private(set) var run: Run
  /// The actions of the run that were carried out: all actions before the first that failed.
  private(set) var done: ArraySlice<Action> = []
  /// The stage (simulated screens) with the module's objects, and their recorder; nil until a command needs them.
  private var existingObjects: Objects?
  /// The position up to which this module shows another module's recording; nil unless made by rewinding.
  private let rewoundMoment: Moment?
  /// The module that was rewound to make this module; nil for any other module, and after a further action.
  private var rewoundModule: LoadedModule?
  /// The number of failures that `takeWritingErrors()` has already returned.
  private var reportedErrorCount = 0

  private final class Objects {
    let stage: HeadlessStage
    let recorder: Recorder
    let recording: Recording
    var isBehind = false

    init(_ run: Run) {
      recorder = run.makeRecorder()
      stage = HeadlessStage(run.running, given: run.condition, recorder: recorder)
      recording = run.recorded.map { Recording($0) } ?? Recording(recorder)
    }
  }

  /// Creates the objects of a run and carries out its actions, as every load, injected fault and repair does.
  ///
  /// After an action that fails, no further action is carried out. The remaining actions stay in the run, for a replay without the
  /// cause of the failure, such as a fault, until `perform` carries out another action.
  init(replaying run: Run) {
    self.run = run
    rewoundMoment = nil
    _ = objects
  }

  private init(rewinding other: LoadedModule, toFirst count: Int, _ moment: Moment) {
    run = other.run.keeping(first: count)
    done = run.actions
    rewoundMoment = moment
    rewoundModule = other.hasObjects ? other : other.rewoundModule ?? other
  }

  /// Returns the module as it was after its first `count` actions; after all actions, if there are no more than `count`.
  ///
  /// - Complexity: Constant if the recording can be shared: an action is left out, none failed, and there is no soloist (object
  ///   loaded alone). Otherwise the run is replayed.
  func keeping(first count: Int) -> LoadedModule {
    guard skippedActions == nil, count < done.count, run.soloist == nil,
      let moment = now.before(action: count)
    else { return LoadedModule(replaying: run.keeping(first: count)) }
    return LoadedModule(rewinding: self, toFirst: count, moment)
  }

  /// Returns the module from which this one was rewound, shortened to the actions of `run`; nil if this one was not rewound, or the
  /// other module's run does not begin with `run`.
  ///
  /// - Complexity: O(*n*) in the number of actions, which are compared; constant when both runs share the storage of their actions.
  func returning(to run: Run) -> LoadedModule? {
    guard let rewoundModule, rewoundModule.run.keeping(first: run.actions.count).isSame(as: run)
    else {
      return nil
    }
    return rewoundModule.run.isSame(as: run)
      ? rewoundModule : rewoundModule.keeping(first: run.actions.count)
  }

  var hasObjects: Bool { existingObjects != nil }

  /// The stage (simulated screens) with the module's objects, their recorder, and the recording; the first use replays the run.
  private var objects: Objects {
    if let existingObjects { return existingObjects }
    let objects = Objects(run)
    existingObjects = objects
    done = []
    isolateSoloist()
    replayActions()
    _ = takeWritingErrors()
    return objects
  }

  private var stage: HeadlessStage { objects.stage }

  private var recorder: Recorder { objects.recorder }

  /// The reason why the soloist (the participant to load alone with fakes) could not be loaded alone; nil if there is none.
  private(set) var isolationProblem: String?

  private func isolateSoloist() {
    guard let name = run.soloist else { return }
    guard let soloist = stage.participant(named: name) else {
      let names = now.living.map(\.name).joined(separator: ", ")
      isolationProblem = "\(run.title) has nobody called \(name.readable). There are: \(names)."
      return
    }
    do throws(ValueError) { try recorder.leaveAlone(soloist) } catch {
      isolationProblem = "\(soloist.name) cannot be alone: \(error)"
    }
  }

  /// The actions of the run from the first that failed, and the reason of the failure; nil when all were carried out.
  private(set) var skippedActions: (actions: [Action], reason: Refusal)?
}

// MARK: - Actions

extension LoadedModule {
  /// Carries out an action and adds it to the run, in place of any skipped actions; throws a refusal if the action fails.
  func perform(_ action: Action) throws(Refusal) {
    try carryOut(action)
    if skippedActions != nil {
      run = run.doing(done.dropLast())
      skippedActions = nil
    }
    run.append(action)
    rewoundModule = nil
  }

  func reveal() { run = run.revealed }

  /// Carries out a list of actions, and goes on after an action that fails.
  ///
  /// A wait without a time is repeated until no work is pending, at most 100 times, because a timer may repeat for ever.
  func follow(_ actions: [Action]) {
    for action in actions {
      try? perform(action)
      guard action == .wait(milliseconds: nil) else { continue }
      for _ in 0..<LoadedModule.maximumWaits where !pending.isEmpty { try? perform(action) }
    }
  }

  private static let maximumWaits = 100

  private func replayActions() {
    for (index, action) in run.actions.enumerated() {
      do throws(Refusal) { try carryOut(action) } catch {
        skippedActions = (Array(run.actions[index...]), error)
        return
      }
    }
  }

  private func carryOut(_ action: Action) throws(Refusal) {
    do throws(StageError) { try stage.perform(action) } catch {
      throw .failed(error.description.printable())
    }
    objects.isBehind = true
    done.append(action)
  }
}

// MARK: - Present state

extension LoadedModule {
  /// The moment (a position in the recording) after the last event; in a rewound module, the moment to which it was rewound.
  ///
  /// Reading this property adds to the recording the events since the last reading.
  var now: Moment {
    guard let existingObjects else { return rewoundMoment ?? objects.recording.now }
    if existingObjects.isBehind { existingObjects.recording.update() }
    existingObjects.isBehind = false
    return existingObjects.recording.now
  }

  var isClosed: Bool { run.recorded == nil && hasObjects ? stage.isClosed : now.isClosed }

  /// Whether the module can have a screen: `open` was carried out, and no participant is loaded alone.
  var hasScreen: Bool { run.soloist == nil && done.contains(.open) }

  var isCutShort: Bool { stage.isCutShort }

  /// The actions possible on the screen, as a person types them: `tap 1-3`; empty for a trace from a file.
  var offers: [String] { run.recorded == nil ? stage.possibleActions : [] }

  /// The milliseconds until each piece of pending work, such as a reply or a timer, is due, in ascending order.
  var pending: [Int] { stage.pending }

  /// The participant loaded alone with fakes; nil if the whole module is loaded, or if no participant has the soloist's name.
  var soloist: Participant? { run.soloist.flatMap { stage.participant(named: $0) } }

  /// Returns the declarations of the messages that can be typed as text for the participant called `name`; empty if
  /// there is no such participant.
  func writableMessages(to name: String) -> [String] {
    stage.participant(named: name).map(recorder.writableMessages) ?? []
  }

  /// The declarations of the messages for which the fakes of a participant loaded alone return a value; empty for a whole module.
  var answeredMessages: [String] { soloist.map(recorder.answeredMessages) ?? [] }

  /// Throws a refusal for a stub (the value that a fake is to return) if the soloist never sends the stub's message, or if the
  /// value is not of the result's type; does nothing without a soloist.
  func check(_ stub: Run.Stub) throws(Refusal) {
    guard let soloist else { return }
    do throws(ValueError) {
      try recorder.checkStub(stub.message, stub.value, for: soloist)
    } catch {
      throw .misused(error.description)
    }
  }

  /// Returns the result or error of the last message typed and sent as text, as a sentence, and clears it; nil when there is none.
  func takeResult() -> String? { recorder.takeResult() }

  /// Returns the reasons why messages and values typed as text could not be used, except reasons that an earlier call has returned.
  func takeWritingErrors() -> [String] {
    let errors = recorder.playingFailures.map { "\($0.consequence) \($0.error)" }
    defer { reportedErrorCount = errors.count }
    return Array(errors.dropFirst(reportedErrorCount))
  }

  /// Throws a refusal if a message or value typed as text could not be used.
  func refuseWritingError() throws(Refusal) {
    if let failure = recorder.playingFailures.first { throw .misused(failure.error.description) }
  }

  func hasApplied(_ edit: Edit) -> Bool { !recorder.idleFaults.contains(where: edit.isPlanned) }

  /// Whether every injected fault and edit has affected a reference or message, apart from the references that the faults may miss.
  var haveFaultsTakenEffect: Bool {
    recorder.idleFaults.count <= run.faults.reduce(0) { $0 + $1.point.missableReferenceCount }
  }
}
