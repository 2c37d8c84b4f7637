import Traces

/// What a lesson knows of the laboratory: what was said, and what the learner did besides.
public struct Observation: Sendable {
  /// What was said so far, of the module that is loaded now.
  public var trace: Trace
  /// The commands that were carried out so far, as they are typed in full: `why #5`.
  public var commands: [String] = []
  /// The secret faults that were found so far: `nil-link Presenter.interactor`.
  public var found: [String] = []
  /// The faults that are in now, written alike.
  public var faults: [String] = []
  /// The word for the edition that is loaded: `mvc`.
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
  /// The screens that were drawn, each as long as it stood.
  var screens: [Screen] { events.compactMap(\.screen) }

  /// Who is alive at the end, without the Store, in the order of the lanes.
  var living: [Participant] {
    var living: Set<Participant> = []
    for event in events {
      if event.kind == .created { living.formUnion(event.objects) }
      if event.kind == .gone { living.subtract(event.objects) }
    }
    return lanes.filter { living.contains($0) && !$0.isStore && !$0.isUser }
  }

  /// Whether the module was taken off the stage.
  var isClosed: Bool {
    events.contains { $0.kind == .action && $0.message?.baseName == "close" }
  }
}
