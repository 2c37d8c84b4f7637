import TraceRecording
import Traces

/// A stage: a simulated device that shows one module, calls it as UIKit would, and records its messages.
///
/// An action runs until nothing is left to do at the current time. Time is virtual: only the actions `wait` and `away` move it. The
/// calls that the stage itself makes, such as `viewDidLoad()`, are recorded in the same way in every architecture.
public final class HeadlessStage {
  /// The recorder of the messages between the module's objects.
  public let recorder: Recorder
  let clock = VirtualClock()
  let surroundings: Surroundings
  private let singletons = Singletons()
  private let readsObjectGraph: Bool
  var root: ViewController?
  /// The outermost container of the module's screens; nil while the module is not on the stage.
  var container: (any ScreenContainer)?
  /// The executor of the module's asynchronous tasks, also after the module left the stage.
  let executor = StageExecutor()
  /// The screen that received `viewDidAppear` last; nil while no screen is shown.
  var shown: ViewController?
  /// The containers around `shown` that received `viewDidAppear`, without those of the stage's own classes.
  var shownContainers: [any ScreenContainer] = []
  /// The controllers presented over `shown` that are already loaded and shown, including alerts.
  var overlays: [ViewController] = []
  var lastScreen: Screen?
  /// The limit for the pieces of work that the current action may cause.
  var allowance = Allowance()
  /// Whether work caused by the last action was stopped: it reached its limit of pieces, or the person interrupted it.
  public var isCutShort: Bool { allowance.isUsedUp }
  /// Whether the module was taken off the stage by the action `close`.
  public internal(set) var isClosed = false

  /// Creates a stage and assembles a module on it, in one architecture and under a condition, without showing it.
  ///
  /// With `readsObjectGraph`, the references between the module's objects are recorded after each action.
  public init(
    _ variant: Variant,
    given condition: Condition,
    recorder: Recorder = Recorder(),
    readsObjectGraph: Bool = true
  ) {
    self.recorder = recorder
    surroundings = Surroundings(condition, clock: clock)
    self.readsObjectGraph = readsObjectGraph
    recorder.scheduler = clock
    let root = Singletons.$current.withValue(singletons) {
      recorder.recording { variant.assemble(surroundings) }
    }
    self.root = root
    recorder.nameParts(of: root.first)
    recorder.meet(root.first)
  }

  deinit {
    endTasks()
    clock.cancelAll()
    recorder.scheduler = nil
    recorder.endConversation()
  }

  /// The visible screen of the module's containers, below all controllers presented over it; nil if there is none.
  var front: ViewController? { container?.front }

  /// The screen that a person sees and touches: the topmost presented controller, or `front` if none is presented.
  var visibleController: ViewController? { front.map { $0.overlays.last ?? $0 } }

  /// The contents of the visible screen; nil if the module is not on the stage.
  public var screen: Screen? {
    guard container != nil else { return nil }
    return Screen(of: visibleController)
  }

  /// For each piece of pending work, the milliseconds of virtual time until it is due, earliest first.
  public var pending: [Int] { clock.pending.map { $0 - clock.now } }

  /// Records the present references between the module's objects in the trace.
  public func readObjectGraph() {
    recorder.recording { recorder.recordObjectGraph() }
  }

  /// Performs an action and all work that follows at the current time; throws if it is impossible at present or was interrupted.
  public func perform(_ action: Action) throws(StageError) {
    if CancellationFlag.isSet { throw .interrupted }
    Progress.continues()
    let gesture = try action.gesture(self)
    allowance = Allowance()
    asCurrent {
      recorder.recording {
        recorder.action("\(action)", to: gesture.receiver, calls: gesture.remark) {
          gesture.body()
          settle()
          run(until: clock.now)
        }
      }
    }
    if readsObjectGraph { readObjectGraph() }
  }

  private func asCurrent(_ body: () -> Void) {
    Singletons.$current.withValue(singletons) {
      StageExecutor.$current.withValue(executor, operation: body)
    }
  }

  /// Cancels the asynchronous tasks of the screens in the containers, so that the tasks keep no objects alive.
  private func endTasks() {
    for screen in container?.allScreens ?? [] {
      for controller in screen.family { controller.cancelTasks() }
    }
    executor.drain(Allowance())
  }
}
