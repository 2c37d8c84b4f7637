/// The global actor of asynchronous modules, in the place of an app's main actor.
///
/// The main actor runs whenever its thread is free; this actor runs only while a stage performs an action, so that
/// the same actions give the same trace. Each stage runs its own objects; objects on no stage, as in a test, run on
/// an ordinary actor.
@globalActor
public actor StageActor {
  /// The actor.
  public static let shared = StageActor()
  private static let offStage = OffStage()

  /// The executor of the current stage, or that of objects on no stage.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    StageExecutor.current?.asUnownedSerialExecutor() ?? StageActor.offStage.unownedExecutor
  }

  /// Returns an isolated assembly as a nonisolated function, which a stage calls while nothing else runs on it.
  public static func assembly(
    _ assemble: @escaping @StageActor (Surroundings) -> ViewController
  ) -> (Surroundings) -> ViewController {
    unsafeBitCast(assemble, to: ((Surroundings) -> ViewController).self)
  }
}

/// The actor that runs objects on no stage.
private actor OffStage {}
