import SampleModules
import SeededRandom
import Stage
import TraceRecording
import Traces

@testable import CollaborationTesting

/// A sample module with one thing changed in what its objects say to each other.
struct SampleMutant {
  let change: Change
  /// The message that is changed, as it was.
  let message: Event
  /// What was said before the change, and after it.
  let sound: Trace
  let changed: Trace

  /// What is done to a message, by the same rule wherever it can be done.
  enum Change: CaseIterable {
    /// The call is taken out.
    case dropped
    /// The call stands there twice.
    case doubled
    /// The call comes after the next one.
    case reordered
    /// The line is forgotten that sets the reference.
    case unwired
  }

  /// A mutant by chance, of any scenario of any variant.
  static func random(_ seed: Int) throws -> SampleMutant {
    var random = SplitMix64(seed: seed)
    while true {
      guard let module = Samples.modules.randomElement(using: &random),
        let variant = module.variants.randomElement(using: &random),
        let scenario = module.scenarios.randomElement(using: &random),
        let change = Change.allCases.randomElement(using: &random)
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

  /// What a test tells that expects the sound conversation.
  func failure() throws -> String {
    let comparison = try TraceComparison(ExpectationText(sound).text, changed, .exhaustive)
    return DifferenceText(comparison).text
  }
}

/// A scenario of a variant, as it is played.
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

  /// What is said with a change; nil where it cannot be made there.
  func trace(
    with change: SampleMutant.Change,
    at message: Event,
    of sound: Trace
  ) throws -> Trace? {
    let recorder = Recorder()
    let calls = sound.rows.filter { $0.way == message.way }
    let occurrence = (calls.firstIndex { $0.number == message.number } ?? 0) + 1
    switch change {
    case .dropped: try recorder.inject(.drop, message.way, occurrence: occurrence)
    case .doubled: try recorder.inject(.double, message.way, occurrence: occurrence)
    case .reordered: try recorder.inject(.reorder, message.way, occurrence: occurrence)
    case .unwired:
      guard let reference = sound.reference(for: message) else { return nil }
      recorder.inject(.nil, at: reference)
    }
    let trace = trace(recorder)
    guard recorder.idleFaults.isEmpty else { return nil }
    // A call that is taken out of the source is no row either.
    return Trace(lanes: trace.lanes, events: trace.events.filter { $0.loss != .dropped })
  }
}

extension Event {
  /// From whom to whom, and the name: `Presenter -> View showProducts`.
  var way: String { "\(sender?.name ?? "") -> \(receiver?.name ?? "") \(message?.baseName ?? "")" }
}

extension Trace {
  /// The reference through which a message is the first to go.
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
