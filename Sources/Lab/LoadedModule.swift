import SequenceDiagrams
import Stage
import TraceRecording
import Traces

/// A module on its stage, and what was done to it since it was loaded.
final class LoadedModule {
  let module: Module
  let variant: Variant
  let condition: Condition
  private let stage: HeadlessStage

  init(_ module: Module, _ variant: Variant, given condition: Condition = "ready") {
    self.module = module
    self.variant = variant
    self.condition = condition
    stage = HeadlessStage(variant, given: condition)
  }

  /// Everything recorded since it was loaded.
  var trace: Trace { stage.recorder.trace() }

  /// Whether it was taken off the stage.
  var isClosed: Bool { stage.isClosed }

  /// What is on the screen; nil when nothing is on the stage.
  var screen: Screen? { stage.screen }

  /// In how many milliseconds each thing is due that waits for time to pass, the next first.
  var pending: [Int] { stage.pending }

  /// Does something as a person would.
  func perform(_ action: Action) throws(Refusal) {
    do throws(StageError) { try stage.perform(action) } catch {
      throw .failed(error.description.escapingControls())
    }
  }

  /// Every source file, the variant's own first.
  var sources: [SourceFile] { variant.sources + module.sources }

  /// "Products in VIPER".
  var title: String { "\(module.title) in \(variant.architecture.title)" }
}
