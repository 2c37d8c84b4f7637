import TraceRecording
import Traces

/// Runs a module without a device: calls it as UIKit would, and records its messages.
///
/// An action runs until nothing is left to do at the current time. Time is virtual: only the actions `wait` and
/// `away` move it. The stage's own calls are recorded in every architecture alike.
public final class HeadlessStage {
  /// The recorder of the conversation.
  public let recorder: Recorder
  let clock: VirtualClock
  let surroundings: Surroundings
  private let singletons = Singletons()
  private let readsObjectGraph: Bool
  var root: ViewController?
  /// The root container of the module's screens; nil while the module is not on the stage.
  var container: (any ScreenContainer)?
  /// The executor of the module's tasks, also after the module left the stage.
  let executor = StageExecutor()
  /// The screen that was last told that it appeared.
  var shown: ViewController?
  /// The containers around `shown` that were told that they appeared, without plain ones, which are told nothing.
  var shownContainers: [any ScreenContainer] = []
  /// The controllers over `shown` that were told that they appeared.
  var overlays: [ViewController] = []
  var lastScreen: Screen?
  /// The work that may still follow from the current action.
  var allowance = Allowance()
  /// Whether the work that followed from the last action was stopped because it would not have ended.
  public var isCutShort: Bool { allowance.isUsedUp }
  /// Whether the module was taken off the stage.
  public internal(set) var isClosed = false

  /// Assembles a module without showing it.
  ///
  /// With `readsObjectGraph`, the references between objects are recorded after each action.
  public init(
    _ variant: Variant,
    given condition: Condition,
    recorder: Recorder = Recorder(),
    readsObjectGraph: Bool = true
  ) {
    let clock = VirtualClock()
    let surroundings = Surroundings(condition, clock: clock)
    self.recorder = recorder
    self.clock = clock
    self.surroundings = surroundings
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
}

extension HeadlessStage {
  /// The screen below everything presented over it.
  var front: ViewController? { container?.front }

  /// The screen that a person sees and touches: the topmost presented controller, else the front.
  var visibleController: ViewController? { front.map { $0.overlays.last ?? $0 } }

  /// The visible contents; nil if the module is not on the stage.
  public var screen: Screen? {
    guard container != nil else { return nil }
    return Screen(of: visibleController)
  }

  /// The milliseconds until each piece of pending work is due, earliest first.
  public var pending: [Int] { clock.pending.map { $0 - clock.now } }

  /// Records the current references between objects.
  public func readObjectGraph() {
    recorder.recording { recorder.recordObjectGraph() }
  }

  /// Performs an action and everything that follows from it at the current time.
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

  /// Runs `body` with this stage's singletons and executor as the current ones.
  private func asCurrent(_ body: () -> Void) {
    Singletons.$current.withValue(singletons) {
      StageExecutor.$current.withValue(executor, operation: body)
    }
  }

  /// Cancels the tasks of all screens, so that they keep no objects alive.
  private func endTasks() {
    for screen in container?.allScreens ?? [] {
      for controller in screen.family { controller.cancelTasks() }
    }
    executor.drain(Allowance())
  }
}
