import PrintableText
import Stage
import TraceRecording
import Traces

/// A run with the module's objects on a stage (simulated screens) and the recorded messages.
///
/// A rewound module reads the recording of the module from which it was made; its objects are made when a command needs them.
final class LoadedModule {
  private(set) var run: Run
  /// The actions of the run that were carried out: all actions before the first that failed.
  private(set) var done: ArraySlice<Action> = []
  private var existingObjects: Objects?
  /// The position up to which this module shows another module's recording; nil unless made by rewinding.
  private let rewoundMoment: Moment?
  /// The module that was rewound to make this one; nil after a further action.
  private var rewoundModule: LoadedModule?
  private var reportedErrorCount = 0

  private final class Objects {
    let stage: HeadlessStage
    let recorder: Recorder
    let recording: Recording

    init(_ run: Run) {
      recorder = run.makeRecorder()
      stage = HeadlessStage(run.running, given: run.condition, recorder: recorder)
      recording = run.recorded.map { Recording($0) } ?? Recording(recorder)
    }
  }

  /// Creates the objects of a run and carries out its actions up to the first that fails.
  ///
  /// The others stay in the run, for a replay without the cause, such as a fault, until `perform` carries out another action.
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

  /// Returns the module as it was after its first `count` actions.
  ///
  /// - Complexity: Constant if an action is left out, none failed, and there is no soloist; otherwise the run is replayed.
  func keeping(first count: Int) -> LoadedModule {
    guard skippedActions == nil, count < done.count, run.soloist == nil,
      let moment = now.before(action: count)
    else { return LoadedModule(replaying: run.keeping(first: count)) }
    return LoadedModule(rewinding: self, toFirst: count, moment)
  }

  /// Returns the module from which this one was rewound, shortened to the actions of `run`; nil if its run begins otherwise.
  ///
  /// - Complexity: O(*n*) in the number of actions; constant when both runs share the storage of their actions.
  func returning(to run: Run) -> LoadedModule? {
    guard let rewoundModule, rewoundModule.run.keeping(first: run.actions.count).isSame(as: run)
    else { return nil }
    return rewoundModule.run.isSame(as: run)
      ? rewoundModule : rewoundModule.keeping(first: run.actions.count)
  }

  var hasObjects: Bool { existingObjects != nil }

  /// The objects; the first use replays the run.
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

  private(set) var skippedActions: (actions: [Action], reason: Refusal)?

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

  /// Carries out actions, also after one that fails; a wait is repeated, at most 100 times, because a timer may repeat for ever.
  func follow(_ actions: [Action]) {
    for action in actions {
      try? perform(action)
      guard action == .wait(milliseconds: nil) else { continue }
      for _ in 0..<100 where !pending.isEmpty { try? perform(action) }
    }
  }

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
    done.append(action)
  }

  /// The moment after the last event, with what was recorded since the last reading; in a rewound module, where it was rewound to.
  var now: Moment {
    guard let existingObjects else { return rewoundMoment ?? objects.recording.now }
    existingObjects.recording.update()
    return existingObjects.recording.now
  }

  var isClosed: Bool { run.recorded == nil && hasObjects ? stage.isClosed : now.isClosed }

  var hasScreen: Bool { run.soloist == nil && done.contains(.open) }

  var isCutShort: Bool { stage.isCutShort }

  /// The actions possible on the screen, as a person types them: `tap 1-3`.
  var offers: [String] { run.recorded == nil ? stage.possibleActions : [] }

  /// The milliseconds until each piece of pending work is due, in ascending order.
  var pending: [Int] { stage.pending }

  var soloist: Participant? { run.soloist.flatMap { stage.participant(named: $0) } }

  func writableMessages(to name: String) -> [String] {
    stage.participant(named: name).map(recorder.writableMessages) ?? []
  }

  /// Returns a message to a participant that can be sent as it is written, such as `showLoading(true)`; nil if none is found.
  func exampleMessage(to name: String) -> String? {
    guard let participant = stage.participant(named: name) else { return nil }
    let messages = recorder.writableMessages(to: participant).map { DeclaredName($0) }
    let calls = messages.lazy.flatMap { message in
      [message.example] + ["1", "true", "[]", "nil"].map(message.example)
    }
    return calls.first { (try? recorder.delivery(of: $0, to: participant)) != nil }
  }

  var answeredMessages: [String] { soloist.map(recorder.answeredMessages) ?? [] }

  func check(_ stub: Run.Stub) throws(Refusal) {
    guard let soloist else { return }
    do throws(ValueError) {
      try recorder.checkStub(stub.message, stub.value, for: soloist)
    } catch {
      throw .misused(error.description)
    }
  }

  func takeResult() -> String? { recorder.takeResult() }

  func takeWritingErrors() -> [String] {
    let errors = recorder.playingFailures.map { "\($0.consequence) \($0.error)" }
    defer { reportedErrorCount = errors.count }
    return Array(errors.dropFirst(reportedErrorCount))
  }

  func refuseWritingError() throws(Refusal) {
    if let failure = recorder.playingFailures.first { throw .misused(failure.error.description) }
  }

  func hasApplied(_ edit: Edit) -> Bool { !recorder.idleFaults.contains(where: edit.isPlanned) }

  /// Whether every injected fault and edit has affected something, apart from the references that the faults may miss.
  var haveFaultsTakenEffect: Bool {
    recorder.idleFaults.count <= run.faults.reduce(0) { $0 + $1.point.missableReferenceCount }
  }
}
