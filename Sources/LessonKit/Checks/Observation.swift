import Traces

/// The state of the laboratory as a lesson sees it: the trace, the learner's commands and the faults.
public struct Observation: Sendable {
  /// The trace of the loaded module so far.
  public var trace: Trace
  /// The commands carried out so far, spelt in full: `why #5`.
  public var commands: [String] = []
  /// The secretly injected faults that the learner has found so far: `nil-link Presenter.interactor`.
  public var found: [String] = []
  /// The faults, deliberate mistakes in the module, that are injected now: `nil-link Presenter.interactor`.
  public var faults: [String] = []
  /// The numbers of the rows in which the injected fault shows so far; empty if it shows in none, or no row is asked for.
  public var faultRows: Set<Int> = []
  /// The name of the loaded variant of the module: `mvc`.
  public var variant = ""
  /// The command that loads the module that is loaded now: `load about viper`.
  public var module = ""
}

extension Observation {
  /// Creates the state of a laboratory in which nothing has happened.
  public init() { self.init(trace: Trace()) }
}

/// The facts by which a check is judged: the events since the step began, and the present state of the laboratory.
struct CheckEvidence: Sendable {
  let base: Observation
  let now: Observation
  let events: [Event]
  let statements: Statements

  init(from base: Observation, to now: Observation, _ statements: Statements = Statements()) {
    (self.base, self.now, self.statements) = (base, now, statements)
    events = now.trace.events(since: base.trace)
  }

  var trace: Trace { now.trace }
  var commands: ArraySlice<String> { now.commands.dropFirst(base.commands.count) }
  /// The commands since the last `load`, which alone mean rows of the present trace by their numbers.
  var commandsOnTrace: ArraySlice<String> {
    commands[(commands.lastIndex { $0.hasPrefix("load ") } ?? commands.startIndex)...]
  }
  var found: ArraySlice<String> { now.found.dropFirst(base.found.count) }
}

extension Trace {
  /// Returns the events of this trace after its common beginning with the earlier trace `base`.
  func events(since base: Trace) -> [Event] {
    let common = zip(events, base.events).prefix { $0 == $1 }.count
    return Array(events[common...])
  }

  var screens: [Screen] { events.compactMap(\.screen) }

  /// The participants alive at the end of the trace, without the Store and the User, in the order of the diagram's columns.
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
