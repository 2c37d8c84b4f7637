import Traces

/// The state of the laboratory as a lesson sees it: the trace, and the learner's commands.
public struct Observation: Sendable {
  /// The trace of the loaded module so far.
  public var trace: Trace
  /// The commands carried out so far, spelt in full: `why #5`.
  public var commands: [String] = []
  /// The secret faults found so far: `nil-link Presenter.interactor`.
  public var found: [String] = []
  /// The faults injected now: `nil-link Presenter.interactor`.
  public var faults: [String] = []
  /// The word of the loaded variant: `mvc`.
  public var variant = ""

  /// Makes an observation.
  public init(
    trace: Trace = Trace(),
    commands: [String] = [],
    found: [String] = [],
    faults: [String] = [],
    variant: String = ""
  ) {
    self.trace = trace
    self.commands = commands
    self.found = found
    self.faults = faults
    self.variant = variant
  }
}

extension Trace {
  var screens: [Screen] { events.compactMap(\.screen) }

  /// The objects alive at the end, without the Store, in the order of the lanes.
  var living: [Participant] {
    var living: Set<Participant> = []
    for event in events {
      if event.kind == .created { living.formUnion(event.objects) }
      if event.kind == .gone { living.subtract(event.objects) }
    }
    return lanes.filter { living.contains($0) && !$0.isStore && !$0.isUser }
  }

  var isClosed: Bool {
    events.contains { $0.kind == .action && $0.message?.baseName == "close" }
  }
}
