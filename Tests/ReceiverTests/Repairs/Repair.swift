import CollaborationRules
import Foundation
import Testing
import TraceRecording
import Traces

/// A row of `Cases/Repairs.md`: a module that breaks one rule, and the same module repaired as the finding says.
struct Repair: Sendable, CustomTestStringConvertible {
  /// The rule of the repair that is played; empty while none is.
  @TaskLocal private static var current = ""
  /// Whether the module that is played is the repaired one.
  @TaskLocal private static var isDone = false

  /// The rule that the broken module breaks.
  let rule: String
  /// The repair that the finding prints.
  let sentence: String
  /// The message that shows that the repaired module does its work: `show`; empty where a person decides the repair.
  let delivery: String

  var testDescription: String { rule }
}

extension Repair {
  /// The repairs of all rules.
  static func all() throws -> [Repair] {
    let rows = try Cases.text(of: "Repairs.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
    return try rows.dropFirst().map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "Repairs.md: \(row)")
      return Repair(rule: cells[0], sentence: cells[1], delivery: cells[2])
    }
  }

  /// The repairs that are played.
  static func played() throws -> [Repair] { try all().filter { !$0.delivery.isEmpty } }

  /// Returns whether the broken module of `rule` is played.
  static func breaks(_ rule: String) -> Bool { current == rule && !isDone }

  /// Returns whether the repaired module of `rule` is played.
  static func repairs(_ rule: String) -> Bool { current == rule && isDone }

  /// Records a module, then its object graph, while the app still holds the objects that the play returns.
  func trace(isRepaired: Bool) throws -> Trace {
    let play = try #require(Repair.plays[rule])
    let recorder = Recorder()
    let held = Repair.$current.withValue(rule) {
      Repair.$isDone.withValue(isRepaired) { play(recorder) }
    }
    return withExtendedLifetime(held) {
      var trace = recorder.trace()
      trace.append(Event(graph: recorder.objectGraph()))
      return trace
    }
  }

  /// Returns the results of all rules for the recorded module; only one rule reads the source.
  func review(isRepaired: Bool) throws -> Review {
    var unused = SourceFacts()
    unused.unusedProperties = [.init("store", of: "FormPresenter")]
    let source = rule == "unused-reference" ? unused : nil
    return Review(Evidence(try trace(isRepaired: isRepaired), source: source))
  }
}

extension Recorder {
  /// Records that an app makes a screen and a person uses it; returns the screen, which the app holds.
  func play<Screen>(_ make: () -> Screen, _ actions: [(String, (Screen) -> Void)]) -> Screen {
    let screen = recording(make)
    for (words, body) in actions { act(words, to: screen as AnyObject) { body(screen) } }
    return screen
  }
}
