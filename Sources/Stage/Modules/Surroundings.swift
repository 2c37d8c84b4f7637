/// What a module finds around it when it is made: the state of the world, queues, a disk.
///
/// All of it belongs to one stage, so that the same actions give the same conversation, every time.
public final class Surroundings {
  /// The state of the world: `ready`, `failing`.
  public let condition: Condition
  /// Where screens are drawn.
  public let mainQueue: Queue
  /// Where slow things are done.
  public let ioQueue: Queue
  /// Where files are kept.
  public let disk: Disk
  private var retained: [AnyObject] = []

  /// Makes surroundings; a stage makes its own, a test may make some for one object.
  public init(_ condition: Condition = "ready", clock: VirtualClock = VirtualClock()) {
    self.condition = condition
    mainQueue = Queue("main", clock)
    ioQueue = Queue("io", clock)
    disk = Disk()
  }

  /// Holds what nothing on the screen holds, such as the first coordinator, as an app's delegate
  /// does; until the module is closed.
  public func retain(_ object: AnyObject) {
    retained.append(object)
  }

  /// Lets go of what was held.
  func releaseAll() {
    retained = []
  }
}
