/// The environment of a module: the condition, queues and a disk.
///
/// Each stage has its own, so that the same actions give the same trace.
public final class Surroundings {
  /// The state of the world: `ready`, `failing`.
  public let condition: Condition
  /// The queue that draws screens.
  public let mainQueue: Queue
  /// The queue for slow work.
  public let ioQueue: Queue
  /// The disk for files.
  public let disk: Disk
  private var retained: [AnyObject] = []

  /// Creates an environment; a stage creates its own, a test may create one for a single object.
  public init(_ condition: Condition = "ready", clock: VirtualClock = VirtualClock()) {
    self.condition = condition
    mainQueue = Queue("main", clock)
    ioQueue = Queue("io", clock)
    disk = Disk()
  }

  /// Retains an object until the module is closed, as an app's delegate does, such as the first coordinator.
  public func retain(_ object: AnyObject) {
    retained.append(object)
  }

  func releaseAll() {
    retained = []
  }
}
