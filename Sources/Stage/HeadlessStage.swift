import TraceRecording
import Traces

/// Shows a module without a device: calls it as UIKit would, and records what is said.
///
/// An action runs until nothing is left to do now. Time is virtual: only `wait` moves it.
/// Everything the stage calls is recorded in every architecture alike.
public final class HeadlessStage {
  /// What writes down who calls whom.
  public let recorder: Recorder
  let clock: VirtualClock
  let surroundings: Surroundings
  private let singletons = Singletons()
  private let readsObjectGraph: Bool
  var root: ViewController?
  /// The controller that all screens of the module stand in; nil while the module is not on the stage.
  var container: (any ScreenContainer)?
  /// What runs the tasks of the module, also when it has left the stage.
  let executor = StageExecutor()
  /// Who is on the screen, as far as it was told so.
  var shown: ViewController?
  /// The containers around it, as far as they were told so; without plain ones, to which nothing is told.
  var shownContainers: [any ScreenContainer] = []
  /// What lies over it, as far as it was told so.
  var overlays: [ViewController] = []
  var lastScreen: Screen?
  /// What may still happen of itself after the present action.
  var allowance = Allowance()
  /// Whether what followed from the last action was ended because it would have gone on for ever.
  public var isCutShort: Bool { allowance.isUsedUp }
  /// Whether the module was taken off the stage.
  public internal(set) var isClosed = false

  /// Makes and wires a module; nothing is on the screen yet.
  ///
  /// Who references whom is read after each action, unless nobody will ask.
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
    clock.forgetAll()
    recorder.scheduler = nil
    recorder.endConversation()
  }
}

extension HeadlessStage {
  /// The screen below everything that lies over it.
  var front: ViewController? { container?.front }

  /// The screen that a person sees and touches: the one at the front, or what lies over it.
  var visibleController: ViewController? { front.map { $0.overlays.last ?? $0 } }

  /// What a person sees; nil when nothing is on the stage.
  public var screen: Screen? {
    guard container != nil else { return nil }
    return Screen(of: visibleController)
  }

  /// In how many milliseconds each thing is due that waits for time to pass, the next first.
  public var pending: [Int] { clock.pending.map { $0 - clock.now } }

  /// Records who references whom now.
  public func readObjectGraph() {
    recorder.recording { recorder.recordObjectGraph() }
  }

  /// Does something as a person would, and everything that follows from it now.
  public func perform(_ action: Action) throws(StageError) {
    if Interruption.isRequested { throw .interrupted }
    Progress.goesOn()
    let gesture = try action.gesture(self)
    allowance = Allowance()
    asCurrent {
      recorder.recording {
        recorder.action("\(action)", to: gesture.receiver, calls: gesture.words) {
          gesture.body()
          settle()
          run(until: clock.now)
        }
      }
    }
    if readsObjectGraph { readObjectGraph() }
  }

  /// Runs something as this stage and no other.
  private func asCurrent(_ body: () -> Void) {
    Singletons.$current.withValue(singletons) {
      StageExecutor.$current.withValue(executor, operation: body)
    }
  }

  /// Ends what still waits on the screens, so that it keeps nobody alive.
  private func endTasks() {
    for screen in container?.allScreens ?? [] {
      for controller in screen.family { controller.cancelTasks() }
    }
    executor.drain(Allowance())
  }
}
