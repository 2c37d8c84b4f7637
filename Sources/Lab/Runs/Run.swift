import PrintableText
import Stage
import TerminalText
import TraceRecording
import Traces

/// The replayable history of a loaded module; each change makes another run, which `LoadedModule.init(replaying:)` replays.
struct Run {
  let module: Module
  /// The requested version of the code; `running` is the one that an injected source fault loads instead.
  let variant: Variant
  private(set) var condition: Condition = "ready"
  private(set) var faults: [InjectedFault] = []
  private(set) var edits: [Edit] = []
  /// The trace from a file that the run shows, in which no actions are possible.
  private(set) var recorded: Trace?
  private(set) var soloist: String?
  /// The step of a migration that was asked for, also where the step is a textbook; nil for a variant asked for by its name.
  private(set) var step: Edition?
  private(set) var stubs: [Stub] = []
  /// The person's actions, including those that a fault or an edit prevents; `keeping(first:)` does not copy them.
  private(set) var actions: ArraySlice<Action> = []

  struct Stub {
    let message: String
    let value: String
  }

  /// Adds an action, in amortized constant time if no other run shares the actions.
  mutating func append(_ action: Action) { actions.append(action) }

  func keeping(first count: Int) -> Run { changed { $0.actions = $0.actions.prefix(count) } }

  func doing(_ actions: ArraySlice<Action>) -> Run { changed { $0.actions = actions } }

  func doing(_ actions: [Action]) -> Run { doing(actions[...]) }

  /// Returns the run with a further fault, without those that `faults(replacedBy:)` returns.
  func injecting(_ fault: InjectedFault) -> Run {
    changed { run in
      if fault.point.variant != nil { run.faults.removeAll { $0.point.variant != nil } }
      run.faults.append(fault)
    }
  }

  /// Returns the faults that cannot stay beside another one: each fault in the source is a version of the whole source.
  func faults(replacedBy fault: InjectedFault) -> [InjectedFault] {
    fault.point.variant == nil ? [] : faults.filter { $0.point.variant != nil }
  }

  var secrets: [InjectedFault] { faults.filter(\.isSecret) }

  /// A line that names the faults that are not secret, as taken out; empty if there are none.
  var healedText: StyledText {
    let names = faults.filter { !$0.isSecret }.map(\.title).joined(separator: ", ")
    return names.isEmpty ? "" : StyledText("Healed: ", .good) + "\(names).\n"
  }

  func isOfSameEdition(as other: Run) -> Bool {
    recorded == nil && other.recorded == nil && module.name == other.module.name
      && variant.architecture == other.variant.architecture
      && variant.edition == other.variant.edition
  }

  func keepingSecrets(of other: Run) -> Run { changed { $0.faults += other.secrets } }

  var revealed: Run {
    changed { run in
      run.faults = run.faults.map { fault in
        var known = fault
        known.isSecret = false
        return known
      }
    }
  }

  func editing(_ edit: Edit) -> Run {
    changed { run in
      let former = run.edits.last { $0.isOfSameMessage(as: edit) }
      run.edits.removeAll { $0.isOfSameMessage(as: edit) }
      run.edits.append(former.map { edit.added(to: $0) } ?? edit)
    }
  }

  func stubbing(_ stub: Stub) -> Run {
    changed { run in
      run.stubs.removeAll { $0.message == stub.message }
      run.stubs.append(stub)
    }
  }

  var healed: Run {
    changed { run in
      run.faults = []
      run.edits = []
    }
  }

  var faultless: Run { changed { $0.faults = [] } }

  func playing(_ scenario: Scenario) -> Run {
    changed { run in
      run.condition = scenario.condition
      run.edits = []
      run.actions = []
    }
  }

  var afresh: Run {
    Run(module: module, variant: variant, condition: condition, soloist: soloist, step: step)
  }

  var withIntactRecorder: Run {
    changed { $0.faults.removeAll { $0.fault.name == Fault.recorderRetains.name } }
  }

  private func changed(_ change: (inout Run) -> Void) -> Run {
    var run = self
    change(&run)
    return run
  }

  var running: Variant { faults.lazy.compactMap(\.point.variant).first ?? variant }

  var sources: [SourceFile] { running.sources + module.sources }

  var title: String {
    recorded == nil ? "\(module.title) in \(variant.title)" : module.title.printable()
  }

  var loadCommand: String {
    if recorded != nil { return "load trace \(module.title.quotedIfNeeded)" }
    var words = ["load", module.name, variant.name]
    if case .published(let article) = variant.edition { words += ["--as-published", article] }
    if condition != "ready" { words += ["--given", condition.name] }
    if let soloist { words.append("alone=\(soloist.lowercased())") }
    return words.joined(separator: " ")
  }

  func makeRecorder() -> Recorder {
    let recorder = Recorder(limit: Run.maximumRecords)
    for fault in faults { fault.point.prepare(recorder) }
    for edit in edits { recorder.inject(edit.fault, edit.pattern, occurrence: edit.occurrence) }
    for stub in stubs { recorder.stub(stub.message, stub.value) }
    recorder.lend(module.lent)
    return recorder
  }

  /// The maximum number of records that a recorder keeps: enough for about 600,000 actions.
  private static let maximumRecords = 1 << 24
}

extension Run {
  init(_ module: Module, _ variant: Variant) { self.init(module: module, variant: variant) }

  init(recorded trace: Trace, in file: String) {
    let recording = Architecture(name: "recorded", title: "a recording")
    self.init(
      module: Module(name: "trace", title: file, summary: "a recorded conversation", variants: []),
      variant: Variant(recording) { _ in ViewController() },
      recorded: trace
    )
  }
}
