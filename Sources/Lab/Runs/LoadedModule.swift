import PrintableText
import Stage
import TraceRecording
import Traces

/// A module on its stage, as a run has left it.
///
/// A module that was only rewound is known by what was recorded before: its objects are made, by playing its run, when
/// something needs them.
final class LoadedModule {
  /// How it came to be as it is.
  private(set) var run: Run
  /// What was really done: the run's actions, up to the first that could not be done.
  private(set) var done: ArraySlice<Action> = []
  private let readsObjectGraph: Bool
  /// The objects; nil as long as nothing has needed them.
  private var made: Objects?
  /// What an earlier recording holds of it; nil where it was never rewound.
  private let rewound: Moment?
  /// The module that was rewound to make this one, as long as no other action was done in this one.
  private var longer: LoadedModule?
  /// How much of what could not be done was told.
  private var toldErrors = 0

  /// The objects of a module, and what is recorded of them.
  private final class Objects {
    let stage: HeadlessStage
    let recorder: Recorder
    let recording: Recording
    /// Whether something was done that the recording does not know yet.
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

  /// Replays a run: the one way in which anything is loaded, broken or healed.
  ///
  /// What cannot be done any more is left out with all that follows, but not forgotten: it is done
  /// again when the fault is taken out, unless somebody has gone on meanwhile.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  init(replaying run: Run, readsObjectGraph: Bool = true) {
    self.run = run
    self.readsObjectGraph = readsObjectGraph
    rewound = nil
    _ = objects
  }

  /// Rewinds another module to before one of its actions, which was done.
  private init(rewinding other: LoadedModule, toFirst count: Int, _ moment: Moment) {
    run = other.run.keeping(first: count)
    done = run.actions
    readsObjectGraph = other.readsObjectGraph
    rewound = moment
    longer = other.isMade ? other : other.longer ?? other
  }

  /// The same module with its first actions only.
  ///
  /// - Complexity: As of a few actions where the others were done; the next command that acts plays the run.
  func keeping(first count: Int) -> LoadedModule {
    guard leftOut == nil, count < done.count, run.soloist == nil,
      let moment = now.before(action: count)
    else { return LoadedModule(replaying: run.keeping(first: count)) }
    return LoadedModule(rewinding: self, toFirst: count, moment)
  }

  /// Returns the module that was rewound to make this one, with the actions of a run only; nil where that
  /// run is no part of it.
  ///
  /// - Complexity: O(*n*) in the number of actions, which are only compared; constant where both runs share their list.
  func returning(to run: Run) -> LoadedModule? {
    guard let longer, longer.run.keeping(first: run.actions.count).isSame(as: run) else {
      return nil
    }
    return longer.run.isSame(as: run) ? longer : longer.keeping(first: run.actions.count)
  }

  /// Whether its objects are there.
  var isMade: Bool { made != nil }

  /// The objects, made when they are needed first.
  private var objects: Objects {
    if let made { return made }
    let objects = Objects(run, readsObjectGraph: readsObjectGraph)
    made = objects
    done = []
    leaveAlone()
    replayActions()
    _ = takeWritingErrors()
    return objects
  }

  private var stage: HeadlessStage { objects.stage }

  private var recorder: Recorder { objects.recorder }

  /// Why nobody could be left alone; nil where that was not asked for, or was done.
  private(set) var companyNeeded: String?

  private func leaveAlone() {
    guard let name = run.soloist else { return }
    guard let soloist = stage.participant(named: name) else {
      let names = now.living.map(\.name).joined(separator: ", ")
      companyNeeded = "\(run.title) has nobody called \(name.readable). There are: \(names)."
      return
    }
    do throws(ValueError) { try recorder.leaveAlone(soloist) } catch {
      companyNeeded = "\(soloist.name) cannot be alone: \(error)"
    }
  }

  /// What of the run could not be done, and why; nil where all of it was.
  private(set) var leftOut: (actions: [Action], reason: Refusal)?
}

// MARK: - Acting

extension LoadedModule {
  /// Does something as a person would; whoever goes on gives up what could not be done any more.
  func perform(_ action: Action) throws(Refusal) {
    try put(action)
    if leftOut != nil {
      run = run.doing(done.dropLast())
      leftOut = nil
    }
    run.append(action)
    longer = nil
  }

  /// Notes that its secret faults are known.
  func reveal() { run = run.revealed }

  /// Does what can be done of these actions; a wait goes on until nothing is due, or for so long that
  /// what is due must repeat itself for ever.
  func follow(_ actions: [Action]) {
    for action in actions {
      try? perform(action)
      guard action == .wait(milliseconds: nil) else { continue }
      for _ in 0..<LoadedModule.mostWaits where !pending.isEmpty { try? perform(action) }
    }
  }

  private static let mostWaits = 100

  private func replayActions() {
    for (index, action) in run.actions.enumerated() {
      do throws(Refusal) { try put(action) } catch {
        leftOut = (Array(run.actions[index...]), error)
        return
      }
    }
  }

  private func put(_ action: Action) throws(Refusal) {
    do throws(StageError) { try stage.perform(action) } catch {
      throw .failed(error.description.printable())
    }
    objects.isBehind = true
    done.append(action)
  }
}

// MARK: - Looking

extension LoadedModule {
  /// What can be seen now.
  ///
  /// Reading it adds what the actions since the last reading led to.
  var now: Moment {
    guard let made else { return rewound ?? objects.recording.now }
    if made.isBehind { made.recording.update() }
    made.isBehind = false
    return made.recording.now
  }

  /// Whether it was taken off the stage.
  var isClosed: Bool { run.recorded == nil && isMade ? stage.isClosed : now.isClosed }

  /// Whether anything can be on the screen: not while somebody is alone, and not before  open.
  var hasScreen: Bool { run.soloist == nil && done.contains(.open) }

  /// Whether what followed from the last action would have gone on for ever and was ended.
  var isCutShort: Bool { stage.isCutShort }

  /// What can be done on the screen, as it is typed; empty in a recorded conversation.
  var offers: [String] { run.recorded == nil ? stage.offers : [] }

  /// In how many milliseconds each thing is due that waits for time to pass, the next first.
  var pending: [Int] { stage.pending }

  /// Who is alone, with fakes for all it references.
  var soloist: Participant? { run.soloist.flatMap { stage.participant(named: $0) } }

  /// The messages that can be written to a participant, as they are declared.
  func writableMessages(to name: String) -> [String] {
    stage.participant(named: name).map(recorder.writableMessages) ?? []
  }

  /// The messages that the soloist's fakes answer with a value, as they are declared.
  var answeredMessages: [String] { soloist.map(recorder.answeredMessages) ?? [] }

  /// Refuses an answer of a fake that the soloist never asks for, or that is no value of its type.
  func check(_ stub: Run.Stub) throws(Refusal) {
    guard let soloist else { return }
    do throws(ValueError) {
      try recorder.checkStub(stub.message, stub.value, for: soloist)
    } catch {
      throw .misused(error.description)
    }
  }

  /// What the last message that was sent gave or threw, as a sentence; it is told once.
  func takeResult() -> String? { recorder.takeResult() }

  /// Why something that was written could not be done, of what was done last; it is told once.
  func takeWritingErrors() -> [String] {
    let errors = recorder.playingFailures.map { "\($0.consequence) \($0.error)" }
    defer { toldErrors = errors.count }
    return Array(errors.dropFirst(toldErrors))
  }

  /// Why something that was written could not be done; nil where all was.
  var writingError: String? { recorder.playingFailures.first?.error.description }

  /// Whether an edit has changed its message.
  func hasMade(_ edit: Edit) -> Bool { !recorder.idleFaults.contains(where: edit.isPlanned) }

  /// Whether every fault has struck somewhere.
  var isStruck: Bool {
    recorder.idleFaults.count <= run.faults.reduce(0) { $0 + $1.point.spare }
  }
}
