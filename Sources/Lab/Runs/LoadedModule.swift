import PrintableText
import Stage
import TraceRecording

/// A module on its stage, as a run has left it.
final class LoadedModule {
  /// How it came to be as it is.
  private(set) var run: Run
  /// What was really done: the run's actions, up to the first that could not be done.
  private(set) var done: [Action] = []
  private let kept: Recording
  /// Whether something was done that `kept` does not know yet.
  private var isBehind = false
  private let stage: HeadlessStage
  private let recorder: Recorder

  /// Replays a run: the one way in which anything is loaded, broken, healed or taken back.
  ///
  /// What cannot be done any more is left out with all that follows, but not forgotten: it is done
  /// again when the fault is taken out.
  init(replaying run: Run, readsObjectGraph: Bool = true) {
    let recorder = run.makeRecorder()
    let stage = HeadlessStage(
      run.running,
      given: run.condition,
      recorder: recorder,
      readsObjectGraph: readsObjectGraph
    )
    self.run = run
    self.recorder = recorder
    self.stage = stage
    kept = Recording(recorder)
    replayActions()
  }

  /// What of the run could not be done, and why; nil where all of it was.
  private(set) var leftOut: (actions: [Action], reason: Refusal)?
}

// MARK: - Acting

extension LoadedModule {
  /// Does something as a person would.
  func perform(_ action: Action) throws(Refusal) {
    try put(action)
    run.append(action)
  }

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
    isBehind = true
    done.append(action)
  }
}

// MARK: - Looking

extension LoadedModule {
  /// What was recorded; who asks after each action has it brought up to date each time.
  var recording: Recording {
    if isBehind { kept.update() }
    isBehind = false
    return kept
  }

  /// What can be seen now.
  var now: Moment { recording.now }

  /// Whether it was taken off the stage.
  var isClosed: Bool { stage.isClosed }

  /// Whether what followed from the last action would have gone on for ever and was ended.
  var isCutShort: Bool { stage.isCutShort }

  /// In how many milliseconds each thing is due that waits for time to pass, the next first.
  var pending: [Int] { stage.pending }

  /// Whether every fault has struck somewhere.
  var isStruck: Bool {
    recorder.idleFaults.count <= run.faults.reduce(0) { $0 + $1.point.spare }
  }
}
