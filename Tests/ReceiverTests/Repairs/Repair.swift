import CollaborationRules
import Foundation
import Testing
import TraceRecording
import Traces

/// A module that breaks one rule, and the same module repaired as the finding says.
///
/// What a case replaces of a shared module is in `enum Broken` and, where it differs from the module, in `enum Repaired`.
struct Repair: Sendable {
  /// Records what an app does with a module; returns the objects that the app still holds.
  typealias Play = @Sendable (Recorder) -> Any

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
  let broken: Play
  let repaired: Play

  init(
    _ rule: String,
    _ sentence: String,
    delivers delivery: String,
    source: SourceFacts? = nil,
    file: String = #filePath,
    broken: @escaping Play,
    repaired: @escaping Play
  ) {
    self.rule = rule
    self.sentence = sentence
    self.delivery = delivery
    self.source = source
    self.file = file
    self.broken = broken
    self.repaired = repaired
  }
}

extension Repair {
  /// Records a module, then its object graph, while the app still holds the objects that the play returns.
  func trace(of play: Play) -> Trace {
    let recorder = Recorder()
    let held = play(recorder)
    return withExtendedLifetime(held) {
      var trace = recorder.trace()
      trace.append(Event(graph: recorder.objectGraph()))
      return trace
    }
  }

  /// Returns the results of all rules for a recorded module.
  func review(of trace: Trace) -> Review { Review(Evidence(trace, source: source)) }

  /// Returns the lines of `enum Broken` or `enum Repaired` in the source, without indentation.
  func lines(of part: String) throws -> [String] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
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
