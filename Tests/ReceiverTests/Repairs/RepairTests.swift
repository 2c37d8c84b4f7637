import CollaborationRules
import Foundation
import Testing
import TraceRecording
import Traces

/// A repair that a finding prints removes the finding and adds none.
@Suite struct RepairTests {
  static let repairs: [Repair] = [
    NilLinkRepair.repair, StrongViewRepair.repair, StrongOutputRepair.repair,
    StrongClosureRepair.repair, LeftBehindRepair.repair, ReleasedEarlyRepair.repair,
    AllWeakRepair.repair, UnownedViewRepair.repair, ViewBypassRepair.repair,
    ReplyOffMainRepair.repair, DoubleReplyRepair.repair, RepeatedRequestRepair.repair,
    NoReplyRepair.repair, EndlessLoadingRepair.repair, SwallowedFailureRepair.repair,
    FailedChangeRepair.repair, LateReplyRepair.repair, EndlessSubscriptionRepair.repair,
    RefreshRaceRepair.repair, ChildKeptRepair.repair, EarlyCloseRepair.repair,
    DoubleCloseRepair.repair, ViewReplacedRepair.repair, UnusedReferenceRepair.repair,
    PerCellRepair.repair, PingPongRepair.repair,
  ]

  /// The rules whose repairs are not tested here.
  private static let rest: Set = [
    "layer-skip", "module-boundary", "entity-leak", "made-entity", "misplaced-rule",
    "pulled-state", "hidden-dependency", "silent-publisher", "router-bypass", "made-twice",
    "dead-output", "unsaved-change", "screen-only-undo", "retry-storm", "recorder-retains",
  ]

  @Test(arguments: repairs) func `is printed by the only finding`(_ repair: Repair) {
    let findings = repair.review(of: repair.trace(isRepaired: false)).findings
    #expect(findings.map(\.name) == [repair.rule])
    #expect(findings.map(\.repair) == [repair.sentence])
  }

  @Test(arguments: repairs) func `removes the finding and adds none`(_ repair: Repair) {
    let review = repair.review(of: repair.trace(isRepaired: true))
    #expect(review.findings == [])
    let result = review.results.first { $0.rule.name == repair.rule }?.result
    #expect(result?.examined.isEmpty == false)
  }

  @Test(arguments: repairs) func `leaves a module that does its work`(_ repair: Repair) {
    let delivered = repair.trace(isRepaired: true).events.filter {
      $0.isMessage && $0.kind != .lost
    }
    #expect(delivered.contains { $0.message?.baseName == repair.delivery })
  }

  @Test(arguments: repairs.filter { $0.sentence.hasPrefix("weak var ") })
  func `names the declaration word for word`(_ repair: Repair) throws {
    let broken = try repair.lines(of: "Broken")
    let added = try repair.lines(of: "Repaired").filter { !broken.contains($0) }
    #expect(added.contains { repair.sentence.hasPrefix("\($0) in ") })
  }

  @Test func `is followed for every rule, or known not to be`() {
    let followed = Self.repairs.map(\.rule)
    #expect(Set(followed).count == followed.count)
    #expect(Set(followed).isDisjoint(with: Self.rest))
    #expect(Set(followed).union(Self.rest) == Set(Rule.all.map(\.name)))
  }
}

/// A module that breaks one rule, and the same module repaired as the finding says.
///
/// Declarations that the repair changes are in `enum Broken` and `enum Repaired`.
struct Repair: Sendable {
  /// Records what an app does with the broken or the repaired module; returns the objects that the app still holds.
  typealias Play = @Sendable (Recorder) -> Any

  /// Whether the module that is played is the repaired one.
  @TaskLocal static var isDone = false

  /// The rule that the broken module breaks.
  let rule: String
  /// The repair that the finding prints.
  let sentence: String
  /// The message that shows that the repaired module does its work: `show`.
  let delivery: String
  /// Facts about the source; nil where the rule needs none.
  let source: SourceFacts?
  /// The path of the file with both modules.
  let file: String
  private let play: Play

  init(
    _ rule: String,
    _ sentence: String,
    delivers delivery: String,
    source: SourceFacts? = nil,
    file: String = #filePath,
    _ play: @escaping Play
  ) {
    self.rule = rule
    self.sentence = sentence
    self.delivery = delivery
    self.source = source
    self.file = file
    self.play = play
  }
}

extension Repair {
  /// Records a module, then its object graph, while the app still holds the objects that the play returns.
  func trace(isRepaired: Bool) -> Trace {
    let recorder = Recorder()
    let held = Repair.$isDone.withValue(isRepaired) { play(recorder) }
    return withExtendedLifetime(held) {
      var trace = recorder.trace()
      trace.append(Event(graph: recorder.objectGraph()))
      return trace
    }
  }

  /// Returns the results of all rules for a recorded module.
  func review(of trace: Trace) -> Review { Review(Evidence(trace, source: source)) }

  /// Returns the lines of this repair's `enum Broken` or `enum Repaired` in the source, without indentation.
  func lines(of part: String) throws -> [String] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init).drop { $0 != "    \"\(rule)\"," }
    return lines.drop { $0 != "  enum \(part) {" }.dropFirst().prefix { $0 != "  }" }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

extension Recorder {
  /// Records that an app makes a screen and a person uses it; returns the screen, which the app holds.
  func play<Screen>(_ make: () -> Screen, _ actions: (String, (Screen) -> Void)...) -> Screen {
    let screen = recording(make)
    recording {
      for (words, body) in actions { action(words, to: screen as AnyObject) { body(screen) } }
    }
    return screen
  }
}

extension Repair: CustomTestStringConvertible {
  var testDescription: String { rule }
}
