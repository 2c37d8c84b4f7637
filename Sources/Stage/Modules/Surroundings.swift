/// The environment in which a module is assembled: the state of the simulated world, queues and a disk.
///
/// Each stage has its own environment, so that the same actions give the same trace.
public final class Surroundings {
  /// The state of the simulated world: `ready`, `failing`.
  public let condition: Condition
  /// The queue on which screens are drawn, in the place of an app's main queue.
  public let mainQueue: Queue
  /// The queue for slow work, such as reading files.
  public let ioQueue: Queue
  /// The simulated disk for text files.
  public let disk: Disk
  private var retained: [AnyObject] = []

  /// Creates an environment with queues on `clock`; a stage creates one, and a test may create one for a single object.
  public init(_ condition: Condition = "ready", clock: VirtualClock = VirtualClock()) {
    self.condition = condition
    mainQueue = Queue("main", clock)
    ioQueue = Queue("io", clock)
    disk = Disk()
  }

  /// Retains an object, such as the first coordinator, until the module is closed, as an app's delegate would.
  public func retain(_ object: AnyObject) {
    retained.append(object)
  }

  func releaseAll() {
    retained = []
  }
}

/// The state of the simulated world in which a module is assembled, such as `ready` or, for a failing server, `failing`.
public struct Condition: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the condition: `ready`.
  public let name: String

  /// Creates a condition from its name.
  public init(stringLiteral name: String) { self.name = name }
}

/// A simulated folder of text files in memory, which a stage's module can use in the place of a disk.
public final class Disk {
  private var files: [String: String] = [:]

  /// Creates an empty disk.
  public init() {}

  /// Returns the text of the file named `file`; nil if it does not exist.
  public func contents(of file: String) -> String? { files[file] }

  /// Writes `text` to the file named `file`, and replaces what the file contained.
  public func write(_ text: String, to file: String) { files[file] = text }
}

/// The objects of which an app has one each, such as a store accessed as `shared`.
///
/// Each stage has its own set of them, since a `static let` would be shared by all stages of a program. The class is
/// unchecked `Sendable` because a stage does one thing at a time.
public final class Singletons: @unchecked Sendable {
  @TaskLocal static var current = Singletons()

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the only object of the class `Object` on the current stage, or in the program if no stage is running code; `make`
  /// creates the object at the first call.
  public static func one<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = current.objects[key] as? Object { return known }
    let new = make()
    current.objects[key] = new
    return new
  }
}
