/// The global actor of modules with `async` methods, in the place of an app's main actor.
///
/// The main actor runs whenever its thread is free; this actor runs only while a stage (a simulated device) performs an
/// action, so that the same actions give the same trace. Each stage runs its own objects; objects on no stage, as in a
/// test, run on an ordinary actor.
@globalActor
public actor StageActor {
  /// The actor that stands for all stages.
  public static let shared = StageActor()
  private static let offStage = OffStage()

  /// The executor of the stage that performs an action at present; the executor for objects on no stage if none does.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    StageExecutor.current?.asUnownedSerialExecutor() ?? StageActor.offStage.unownedExecutor
  }

  /// Returns `assemble` as a nonisolated function; a stage calls it to assemble a module while no other code runs on the stage.
  public static func assembly(
    _ assemble: @escaping @StageActor (Surroundings) -> ViewController
  ) -> (Surroundings) -> ViewController {
    unsafeBitCast(assemble, to: ((Surroundings) -> ViewController).self)
  }
}

/// The ordinary actor that runs objects on no stage.
private actor OffStage {}
