import ProductsShared
import SampleModules
import Stage
import TestSupport
import Testing
import TraceRecording
import Traces

@testable import CollaborationTesting
@testable import SamplesVIPER

/// The failure texts for sample modules with one message changed.
@Suite struct SampleMutantTests {
  @Test func `tell the role and the message in 15 lines for 19 of 20 mutants`() throws {
    let mutants = try (0..<20).map(SampleMutant.random)
    let untold = try mutants.filter { mutant in
      let failure = try mutant.failure()
      let beginning = failure.split(separator: "\n").prefix(15).joined(separator: "\n")
      let words = [mutant.message.sender?.name, mutant.message.message?.baseName]
      return words.contains { word in word.map { !beginning.contains($0) } ?? true }
    }
    let texts = try untold.map { try "\($0.change) \($0.message.way)\n\($0.failure())" }
    #expect(untold.count <= 1, "\(texts.joined(separator: "\n\n"))")
  }
}

/// A trace of a sample module, and the same with one message changed.
struct SampleMutant {
  let change: Change
  /// The message before the change.
  let message: Event
  let sound: Trace
  let changed: Trace

  /// A change of one message: the call is removed, sent twice or comes after the next one, or its reference is not set.
  enum Change: CaseIterable { case dropped, doubled, reordered, unwired }

  /// Returns a random mutant, of any scenario of any variant; successive seeds take the changes in turn.
  static func random(_ seed: Int) throws -> SampleMutant {
    var random = SplitMix64(seed: seed)
    let change = Change.allCases[seed % Change.allCases.count]
    while true {
      guard let module = Samples.modules.randomElement(using: &random),
        let variant = module.variants.randomElement(using: &random),
        let scenario = module.scenarios.randomElement(using: &random)
      else { continue }
      let play = SamplePlay(variant: variant, scenario: scenario)
      let sound = play.trace()
      let calls = sound.rows.filter { $0.kind == .call && $0.sender?.isUser == false }
      guard let message = calls.randomElement(using: &random),
        let changed = try play.trace(with: change, at: message, of: sound),
        try TraceComparison(ExpectationText(sound).text, changed, .exhaustive).difference != nil
      else { continue }
      return SampleMutant(change: change, message: message, sound: sound, changed: changed)
    }
  }

  /// Returns the failure text of a test that expects the trace without the change.
  func failure() throws -> String {
    let comparison = try TraceComparison(ExpectationText(sound).text, changed, .exhaustive)
    return DifferenceText(comparison).text
  }
}

struct SamplePlay {
  let variant: Variant
  let scenario: Scenario

  func trace(_ recorder: Recorder = Recorder()) -> Trace {
    let stage = HeadlessStage(
      variant,
      given: scenario.condition,
      recorder: recorder,
      readsObjectGraph: false
    )
    for step in scenario.steps { try? stage.perform(step.action) }
    return recorder.trace()
  }

  /// Returns the trace with a change; nil where the change is impossible.
  func trace(
    with change: SampleMutant.Change,
    at message: Event,
    of sound: Trace
  ) throws -> Trace? {
    let recorder = Recorder()
    let calls = sound.rows.filter { $0.way == message.way }
    let occurrence = (calls.firstIndex { $0.number == message.number } ?? 0) + 1
    let faults = [
      SampleMutant.Change.dropped: MessageFault.drop, .doubled: .double, .reordered: .reorder,
    ]
    if let fault = faults[change] {
      try recorder.inject(fault, message.way, occurrence: occurrence)
    } else {
      guard let reference = sound.reference(for: message) else { return nil }
      recorder.inject(.nil, at: reference)
    }
    let trace = trace(recorder)
    guard recorder.idleFaults.isEmpty else { return nil }
    // A call removed from the source has no row either.
    return Trace(lanes: trace.lanes, events: trace.events.filter { $0.loss != .dropped })
  }
}

extension Event {
  /// Sender, receiver and name of the message: `Presenter -> View showProducts`.
  var way: String { "\(sender?.name ?? "") -> \(receiver?.name ?? "") \(message?.baseName ?? "")" }
}

extension Trace {
  /// Returns the reference that a message is the first to use; nil for later messages.
  fileprivate func reference(for message: Event) -> String? {
    let isThere = { (event: Event) in
      event.sender == message.sender && event.receiver == message.receiver
    }
    let first = rows.first { isThere($0) && $0.kind == .call }
    let wired = events.last { $0.kind == .wired && isThere($0) }
    guard first?.number == message.number, let property = wired?.seam?.property else { return nil }
    return "\(message.sender?.name ?? "").\(property)"
  }
}

/// The trace of a sample module, with one row changed.
@Suite struct ChangedConversationTests {
  private let trace = recordTrace(of: ProductListRouter.createModule(store: ProductStore())) {
    $0.viewDidLoad()
  }

  /// A change of the row at an index.
  enum Change: CaseIterable {
    case dropped, doubled, renamed, redirected, moved

    func apply(_ index: Int, _ rows: [Event]) -> [Event] {
      var rows = rows
      switch self {
      case .dropped: rows.remove(at: index)
      case .doubled: rows.insert(rows[index], at: index)
      case .renamed where rows[index].isAnswer: rows[index].value = Value("[0 Other]")
      case .renamed: rows[index].message = Message("somethingElse()")
      case .redirected: rows[index].receiver = Participant(.router)
      case .moved: rows.append(rows.remove(at: index))
      }
      return rows
    }
  }

  @Test(arguments: Change.allCases) func `names the participant and the message in the first lines`(
    _ change: Change
  ) throws {
    let expected = ExpectationText(trace)
    for index in expected.lines.indices {
      let changed = change.apply(index, trace.rows)
      let other = Trace(lanes: trace.lanes, events: changed)
      if ExpectationText(other).text == expected.text { continue }
      let comparison = try TraceComparison(expected.text, other, .exhaustive)
      #expect(comparison.difference != nil)
      let text = DifferenceText(comparison).text
      let beginning = text.split(separator: "\n").prefix(15).joined(separator: "\n")
      #expect(beginning.contains(expected.lines[index].row.expectation), "\(index): \(text)")
    }
  }
}
