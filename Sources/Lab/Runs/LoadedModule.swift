import PrintableText
import Stage
import TraceRecording
import Traces

/// A run with its objects on a stage and their recording.
///
/// A rewound module reads from the recording of the module that was rewound. Its objects are created, by replaying the
/// run, when a command needs them.
final class LoadedModule {
  private(set) var run: Run
  /// The actions carried out: those of the run, up to the first that failed.
  private(set) var done: ArraySlice<Action> = []
  private let readsObjectGraph: Bool
  /// The objects; nil until a command needs them.
  private var existingObjects: Objects?
  /// The moment in an earlier recording that this module shows; nil when it was not rewound.
  private let rewoundMoment: Moment?
  /// The module that was rewound to make this one, until another action is carried out here.
  private var rewoundModule: LoadedModule?
  /// The number of playing failures already reported.
  private var reportedErrorCount = 0

  private final class Objects {
    let stage: HeadlessStage
    let recorder: Recorder
    let recording: Recording
    /// Whether the recorder holds events that the recording has not read.
    var isBehind = false

    init(_ run: Run, readsObjectGraph: Bool) {
      recorder = run.makeRecorder()
      stage = HeadlessStage(
        run.running,
        given: run.condition,
        recorder: recorder,
        readsObjectGraph: readsObjectGraph
      )
      recording = run.recorded.map { Recording($0) } ?? Recording(recorder)
    }
  }

  /// Replays a run; every load, injection and repair makes a new module in this way.
  ///
  /// An action that fails is left out with all actions after it. They stay in the run, and are carried out when the fault
  /// is removed, unless another action follows first.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  init(replaying run: Run, readsObjectGraph: Bool = true) {
    self.run = run
    self.readsObjectGraph = readsObjectGraph
    rewoundMoment = nil
    _ = objects
  }

  /// Rewinds a module to its first `count` actions, at whose end the moment is.
  private init(rewinding other: LoadedModule, toFirst count: Int, _ moment: Moment) {
    run = other.run.keeping(first: count)
    done = run.actions
    readsObjectGraph = other.readsObjectGraph
    rewoundMoment = moment
    rewoundModule = other.hasObjects ? other : other.rewoundModule ?? other
  }

  /// Returns a module with the first `count` actions only.
  ///
  /// - Complexity: A few actions when all of them succeeded; the next command that acts replays the run.
  func keeping(first count: Int) -> LoadedModule {
    guard skippedActions == nil, count < done.count, run.soloist == nil,
      let moment = now.before(action: count)
    else { return LoadedModule(replaying: run.keeping(first: count)) }
    return LoadedModule(rewinding: self, toFirst: count, moment)
  }

  /// Returns the rewound module again, shortened to the actions of `run`; nil when `run` is not its beginning.
  ///
  /// - Complexity: O(*n*) in the number of actions, which are compared; constant when both runs share their list.
  func returning(to run: Run) -> LoadedModule? {
    guard let rewoundModule, rewoundModule.run.keeping(first: run.actions.count).isSame(as: run)
    else {
      return nil
    }
    return rewoundModule.run.isSame(as: run)
      ? rewoundModule : rewoundModule.keeping(first: run.actions.count)
  }

  var hasObjects: Bool { existingObjects != nil }

  /// The objects, created on first use.
  private var objects: Objects {
    if let existingObjects { return existingObjects }
    let objects = Objects(run, readsObjectGraph: readsObjectGraph)
    existingObjects = objects
    done = []
    isolateSoloist()
    replayActions()
    _ = takeWritingErrors()
    return objects
  }

  private var stage: HeadlessStage { objects.stage }

  private var recorder: Recorder { objects.recorder }

  /// The reason why the soloist could not be loaded alone; nil when it could, or none was asked for.
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

  /// The actions of the run that could not be carried out, and the reason; nil when all could.
  private(set) var skippedActions: (actions: [Action], reason: Refusal)?
}

// MARK: - Actions

extension LoadedModule {
  /// Carries out an action, and drops the actions that could not be carried out before.
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

  /// Carries out the actions that succeed.
  ///
  /// A wait without a time is repeated until nothing is pending, at most 100 times because a timer may repeat for ever.
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
  /// The present moment.
  ///
  /// Reading it adds the events recorded since the last reading.
  var now: Moment {
    guard let existingObjects else { return rewoundMoment ?? objects.recording.now }
    if existingObjects.isBehind { existingObjects.recording.update() }
    existingObjects.isBehind = false
    return existingObjects.recording.now
  }

  var isClosed: Bool { run.recorded == nil && hasObjects ? stage.isClosed : now.isClosed }

  /// Whether there can be a screen: not for a soloist, and not before  open.
  var hasScreen: Bool { run.soloist == nil && done.contains(.open) }

  /// Whether the last action was stopped because it would not have ended.
  var isCutShort: Bool { stage.isCutShort }

  /// The actions offered by the screen, as they are typed; empty for a recorded trace.
  var offers: [String] { run.recorded == nil ? stage.possibleActions : [] }

  /// The milliseconds until each pending timer is due, in ascending order.
  var pending: [Int] { stage.pending }

  /// The participant loaded alone among fakes; nil in other runs.
  var soloist: Participant? { run.soloist.flatMap { stage.participant(named: $0) } }

  /// Returns the declarations of the messages that can be sent to a participant from text.
  func writableMessages(to name: String) -> [String] {
    stage.participant(named: name).map(recorder.writableMessages) ?? []
  }

  /// The declarations of the messages that the soloist's fakes answer with a value.
  var answeredMessages: [String] { soloist.map(recorder.answeredMessages) ?? [] }

  /// Throws a refusal for a stub of a message that the soloist never sends, or of a value of another type.
  func check(_ stub: Run.Stub) throws(Refusal) {
    guard let soloist else { return }
    do throws(ValueError) {
      try recorder.checkStub(stub.message, stub.value, for: soloist)
    } catch {
      throw .misused(error.description)
    }
  }

  /// Returns the result or error of the last message sent from text, as a sentence, and clears it.
  func takeResult() -> String? { recorder.takeResult() }

  /// Returns the failures of messages and values written as text that no earlier call returned.
  func takeWritingErrors() -> [String] {
    let errors = recorder.playingFailures.map { "\($0.consequence) \($0.error)" }
    defer { reportedErrorCount = errors.count }
    return Array(errors.dropFirst(reportedErrorCount))
  }

  /// The first failure of a message or value written as text; nil when none failed.
  var writingError: String? { recorder.playingFailures.first?.error.description }

  func hasApplied(_ edit: Edit) -> Bool { !recorder.idleFaults.contains(where: edit.isPlanned) }

  /// Whether every fault has affected at least one reference or message.
  var haveFaultsTakenEffect: Bool {
    recorder.idleFaults.count <= run.faults.reduce(0) { $0 + $1.point.missableReferenceCount }
  }
}
