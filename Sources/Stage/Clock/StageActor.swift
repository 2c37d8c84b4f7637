/// What the objects of a module are isolated to that wait for answers, as an app's are to the main actor.
///
/// The main actor runs whenever its thread is free; this one only while a stage does something, so that the same actions
/// give the same conversation. Each stage runs its own objects; those on no stage, as in a test, run wherever actors do.
@globalActor
public actor StageActor {
  /// The actor itself.
  public static let shared = StageActor()
  private static let offStage = OffStage()

  /// The present stage's, or that of all objects on no stage.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    StageExecutor.current?.asUnownedSerialExecutor() ?? StageActor.offStage.unownedExecutor
  }

  /// An assembly of isolated objects as a variant has it: a stage calls it while nothing else runs there.
  public static func assembly(
    _ assemble: @escaping @StageActor (Surroundings) -> ViewController
  ) -> (Surroundings) -> ViewController {
    unsafeBitCast(assemble, to: ((Surroundings) -> ViewController).self)
  }
}

/// Where objects run that are on no stage.
private actor OffStage {}
