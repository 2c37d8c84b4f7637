import Foundation
import SampleModules
import Stage
import Traces

/// Plays every scenario of every module on every variant, and prints what was said, or compares it with that.
///
///     PlaySamples > said
///     PlaySamples said [--all]
///
/// With `--all`, every play that was printed must be played again.
///
/// Objects that record their own calls say the same as references that record theirs, and may say more: calls that go
/// through no boundary. Neither is asked for properties, which only references tell of, nor for methods that a base class
/// without a role has or calls: a reference tells of the first, an object of the second.
@main struct PlaySamples {
  static func main() throws {
    let plays = Samples.modules.flatMap { module in
      (module.variants + module.editions).flatMap { variant in
        module.scenarios.map { scenario in
          let trace = ScenarioRun(of: scenario, by: variant).trace
          return Play(
            title: "\(module.name), \(variant.title), \(scenario.name)",
            messages: trace.rows.compactMap { PlayedMessage($0, in: trace) }
          )
        }
      }
    }
    guard let path = CommandLine.arguments.dropFirst().first else {
      return print(plays.map(\.text).joined(separator: "\n"))
    }
    let said = try String(contentsOfFile: path, encoding: .utf8)
    let texts = "\n\(said)".components(separatedBy: "\n== ").dropFirst()
    let lines = texts.map { $0.split(separator: "\n").map(String.init) }
    let messages = Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0.dropFirst()) })
    var missing = plays.flatMap { $0.missing(from: messages[$0.title] ?? []) }
    if CommandLine.arguments.contains("--all") {
      missing += Set(messages.keys).subtracting(plays.map(\.title)).sorted()
    }
    if plays.isEmpty { missing = ["there is nothing to play"] }
    print(missing.isEmpty ? "\(plays.count) plays say the same" : missing.joined(separator: "\n"))
    exit(missing.isEmpty ? 0 : 1)
  }
}

/// A scenario on a variant, and what was said; plays are compared by their titles.
private struct Play {
  let title: String
  let messages: [PlayedMessage]

  var text: String { (["== " + title] + messages.map(\.words)).joined(separator: "\n") }

  /// What the same play said before and does not say now, in its order, or says now across a boundary and did not say before.
  func missing(from before: ArraySlice<String>) -> [String] {
    var expected = before
    var more: [String] = []
    for message in messages {
      if message.words == expected.first {
        expected.removeFirst()
      } else if message.crossesBoundary {
        more.append("+ " + message.words)
      }
    }
    let missing = expected.map { "- " + $0 } + more
    return missing.isEmpty ? [] : ["== " + title] + missing
  }
}

/// A message or its answer, of methods and closures.
private struct PlayedMessage {
  let words: String
  /// Whether a stand-in could tell of it.
  let crossesBoundary: Bool

  /// The methods of the base class of Interactors in RIBs: the Router calls `activate()`, which calls `didBecomeActive()`.
  private static let ofBaseClass = ["activate()", "deactivate()", "didBecomeActive()"]

  init?(_ row: Event, in trace: Trace) {
    if let name = row.message?.name, PlayedMessage.ofBaseClass.contains(name) { return nil }
    let isAnswer = [.return, .throw, .reply].contains(row.kind)
    guard row.isMessage || isAnswer, row.message?.name.hasSuffix(")") != false else { return nil }
    let names = [row.sender, row.receiver].map { $0?.name ?? "nobody" }
    words = "\(names[0]) \(row.kind.rawValue) \(names[1]) \(row.label)"
    let call = isAnswer ? row.cause.flatMap { trace[row: $0] } : row
    crossesBoundary = call?.seam != nil
  }
}
