import PrintableText
import Stage
import TraceRecording
import Traces

/// How the present came about: what was loaded, what is wrong with it, and what was done.
///
/// It is a value: everything that changes the present makes another run of it, and one function
/// replays any run (`LoadedModule.init(replaying:)`).
struct Run {
  let module: Module
  /// The edition that was asked for; with a fault of the source, another one is on the stage.
  let variant: Variant
  /// The state of the world.
  private(set) var condition: Condition = "ready"
  /// The faults that were put in, in that order.
  private(set) var faults: [InjectedFault] = []
  /// The single messages that were changed.
  private(set) var edits: [Edit] = []
  /// What was recorded elsewhere, if that is what is looked at: nothing can be done in it.
  private(set) var recorded: Trace?
  /// Who is alone, with fakes for all it references; nil where nobody is.
  private(set) var soloist: String?
  /// What fakes answer, in the order in which it was said.
  private(set) var stubs: [Stub] = []
  /// What was done, and what would have been done but for a fault or an edit; shorter runs share the longest one's list.
  private(set) var actions: ArraySlice<Action> = []

  /// A run in which nothing was done yet.
  init(
    _ module: Module,
    _ variant: Variant,
    given condition: Condition = "ready",
    alone soloist: String? = nil
  ) {
    self.module = module
    self.variant = variant
    self.condition = condition
    self.soloist = soloist
  }

  /// A conversation that was recorded elsewhere, and the name of its file.
  init(recorded trace: Trace, in file: String) {
    self.init(
      Module(name: "trace", title: file, summary: "a recorded conversation", variants: []),
      Variant(Architecture(name: "recorded", title: "a recording")) { _ in ViewController() }
    )
    recorded = trace
  }

  /// What a fake answers to a message.
  struct Stub {
    /// The message's name, with or without labels.
    let message: String
    /// The value as it was typed.
    let value: String
  }
}

// MARK: - Other runs

extension Run {
  /// Adds one thing that is done; costs the same however much was done.
  mutating func append(_ action: Action) { actions.append(action) }

  /// The same up to so many actions, which are not copied.
  func keeping(first count: Int) -> Run { changed { $0.actions = $0.actions.prefix(count) } }

  /// The same with other actions.
  func doing(_ actions: ArraySlice<Action>) -> Run { changed { $0.actions = actions } }

  /// The same with other actions.
  func doing(_ actions: [Action]) -> Run { doing(actions[...]) }

  /// The same with one fault more.
  func injecting(_ fault: InjectedFault) -> Run { changed { $0.faults.append(fault) } }

  /// The faults that the person still has to find.
  var secrets: [InjectedFault] { faults.filter(\.isSecret) }

  /// The faults of which everybody was told, as they are called: "nil-link at Presenter.view, no-reply".
  var knownFaults: String { faults.filter { !$0.isSecret }.map(\.title).joined(separator: ", ") }

  /// Whether both load the same edition of the same module.
  func isOfSameEdition(as other: Run) -> Bool {
    recorded == nil && other.recorded == nil && module.name == other.module.name
      && variant.architecture == other.variant.architecture
      && variant.edition == other.variant.edition
  }

  /// The same with the secret faults of another run.
  func keepingSecrets(of other: Run) -> Run { changed { $0.faults += other.secrets } }

  /// The same, whose secret faults are known.
  var revealed: Run {
    changed { run in
      run.faults = run.faults.map { fault in
        var known = fault
        known.isSecret = false
        return known
      }
    }
  }

  /// The same with one message changed, which may have been changed before.
  func editing(_ edit: Edit) -> Run {
    changed { run in
      let former = run.edits.last { $0.isOfSameMessage(as: edit) }
      run.edits.removeAll { $0.isOfSameMessage(as: edit) }
      run.edits.append(former.map { edit.added(to: $0) } ?? edit)
    }
  }

  /// The same with an answer of fakes.
  func stubbing(_ stub: Stub) -> Run {
    changed { run in
      run.stubs.removeAll { $0.message == stub.message }
      run.stubs.append(stub)
    }
  }

  /// The same without faults and edits.
  var healed: Run {
    changed { run in
      run.faults = []
      run.edits = []
    }
  }

  /// The same without faults.
  var faultless: Run { changed { $0.faults = [] } }

  /// The same faults in the scenario's state of the world, with nothing done yet.
  func playing(_ scenario: Scenario) -> Run {
    changed { run in
      run.condition = scenario.condition
      run.edits = []
      run.actions = []
    }
  }

  /// The same module and state of the world, healthy, with nothing done yet.
  var afresh: Run { Run(module, variant, given: condition, alone: soloist) }

  /// The same without what is wrong with the recorder.
  var watchedByAnother: Run { changed { $0.faults.removeAll(where: \.point.isOfRecorder) } }

  private func changed(_ change: (inout Run) -> Void) -> Run {
    var run = self
    change(&run)
    return run
  }
}

// MARK: - What it says

extension Run {
  /// The variant whose code runs.
  var running: Variant { faults.compactMap(\.point.variant).last ?? variant }

  /// Every source file, the variant's own first.
  var sources: [SourceFile] { running.sources + module.sources }

  /// "Products in VIPER".
  var title: String {
    recorded == nil ? "\(module.title) in \(variant.title)" : module.title.printable()
  }

  /// What loads it in that state of the world.
  func loadCommand(given condition: Condition) -> String {
    if recorded != nil { return "load trace \(module.title.quotedIfNeeded)" }
    var words = ["load", module.name, variant.name]
    if case .published(let article) = variant.edition { words += ["--as-published", article] }
    if condition != "ready" { words += ["--given", condition.name] }
    if let soloist { words.append("alone=\(soloist.lowercased())") }
    return words.joined(separator: " ")
  }

  /// A recorder for objects that are made now, with all faults and edits in it.
  func makeRecorder() -> Recorder {
    let recorder = Recorder(limit: Run.mostRecords)
    for fault in faults { fault.point.prepare(recorder) }
    for edit in edits { edit.prepare(recorder) }
    for stub in stubs { recorder.stub(stub.message, stub.value) }
    recorder.lend(module.lent)
    return recorder
  }

  /// More than anybody does by hand: about 600,000 actions.
  private static let mostRecords = 1 << 24
}
