import SequenceDiagrams
import Stage
import TraceRecording
import Traces

/// A module on its stage, and what was done to it since it was loaded.
final class LoadedModule {
  let module: Module
  /// The edition that was asked for; with a fault of the source, another one is on the stage.
  let variant: Variant
  let condition: Condition
  /// The faults that were put in.
  let faults: [PlacedFault]
  /// What was done since it was loaded, and what would have been done but for a fault.
  private(set) var actions: [Action] = []
  /// What was really done.
  private(set) var done: [Action] = []
  private let stage: HeadlessStage

  init(
    _ module: Module,
    _ variant: Variant,
    given condition: Condition = "ready",
    faults: [PlacedFault] = []
  ) {
    self.module = module
    self.variant = variant
    self.condition = condition
    self.faults = faults
    let recorder = Recorder()
    for fault in faults { fault.place.prepare(recorder) }
    stage = HeadlessStage(
      faults.compactMap(\.place.variant).last ?? variant,
      given: condition,
      recorder: recorder
    )
  }

  /// The variant whose code runs.
  var running: Variant { faults.compactMap(\.place.variant).last ?? variant }

  /// Everything recorded since it was loaded.
  var trace: Trace { stage.recorder.trace() }

  /// Whether it was taken off the stage.
  var isClosed: Bool { stage.isClosed }

  /// What is on the screen; nil when nothing is on the stage.
  var screen: Screen? { stage.screen }

  /// In how many milliseconds each thing is due that waits for time to pass, the next first.
  var pending: [Int] { stage.pending }

  /// Whether every fault has struck somewhere.
  var isStruck: Bool {
    stage.recorder.idleFaults.count <= faults.reduce(0) { $0 + $1.place.spare }
  }

  /// Does something as a person would.
  func perform(_ action: Action) throws(Refusal) {
    do throws(StageError) { try stage.perform(action) } catch {
      throw .failed(error.description.escapingControls())
    }
    actions.append(action)
    done.append(action)
  }

  /// Every source file, the variant's own first.
  var sources: [SourceFile] { running.sources + module.sources }

  /// "Products in VIPER".
  var title: String { "\(module.title) in \(variant.title)" }
}

extension LoadedModule {
  /// Does again what was done to another one, as far as that goes.
  ///
  /// What cannot be done any more is left out with all that follows, but not forgotten: it is done
  /// again when the fault is taken out.
  func replay(_ actions: [Action]) -> Replay {
    let earlier = self.actions
    for (place, action) in actions.enumerated() {
      do throws(Refusal) { try perform(action) } catch {
        self.actions = earlier + actions
        return Replay(
          done: Array(actions[..<place]),
          leftOut: Array(actions[place...]),
          reason: error.message
        )
      }
    }
    return Replay(done: actions, leftOut: [], reason: "")
  }

  /// Does what can be done of these actions; a wait goes on until nothing is due.
  func follow(_ actions: [Action]) {
    for action in actions {
      repeat { try? perform(action) } while action == .wait(milliseconds: nil) && !pending.isEmpty
    }
  }

  /// What became of actions that were done again.
  struct Replay {
    let done: [Action]
    let leftOut: [Action]
    let reason: String
  }
}
