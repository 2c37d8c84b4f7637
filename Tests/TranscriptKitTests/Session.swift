import Foundation
import TestSupport
import Testing
import TranscriptKit

struct Session {
  var answers: [String: String] = [:]

  func answer(_ input: String) async -> String { answers[input] ?? "" }
}

/// Returns the location of a file in the folder `Cases`.
func caseFile(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(name)")
}

/// A case of `Cases/Outputs.json`: an expected output and a printed one.
struct OutputCase: Decodable, Sendable, CustomTestStringConvertible {
  let expected: String
  let printed: String
  /// What an update writes, or the description of the difference; nil if the outputs are only compared.
  let text: String?

  var testDescription: String { "\(expected.debugDescription), \(printed.debugDescription)" }

  /// Returns the cases of a list, such as `accepted`; throws if there are none.
  static func list(_ name: String) throws -> [OutputCase] {
    let data = try Data(contentsOf: caseFile("Outputs.json"))
    let lists = try JSONDecoder().decode([String: [OutputCase]].self, from: data)
    let cases = try #require(lists[name])
    try #require(!cases.isEmpty)
    return cases
  }
}

extension Transcript {
  /// Returns a transcript of one command, `open`, with an expected output.
  static func written(_ output: String) throws -> Transcript {
    try Transcript(markdown: page("viper> open" + (output.isEmpty ? "" : "\n" + output)))
  }

  static func page(_ session: String) -> String {
    "# Opening\n\n```console\n\(session)\n```\n"
  }

  /// Returns the transcript with the output that `answer` returns for the input of each exchange.
  func replayed(by answer: (String) async -> String) async -> Transcript {
    await replayedExchanges { exchange in (exchange.prompt, await answer(exchange.input)) }
  }

  /// Returns all differences to a replay, each in the form of `diff -u`.
  func unifiedDiff(to replay: Transcript, context: Int = 3) -> String {
    differences(to: replay).map { $0.unifiedDiff(context: context, path: path) }.joined()
  }

  /// Returns the lines below `open` after an update.
  func updated(to output: String) async -> String {
    let replay = await replayed { _ in output }
    let start = "# Opening\n\n```console\nviper> open\n".utf8.count
    return String(replay.markdown.utf8.dropFirst(start).dropLast("```\n".utf8.count)) ?? ""
  }

  func accepts(_ output: String) async -> Bool {
    differences(to: await replayed { _ in output }).isEmpty
  }
}

extension SplitMix64 {
  /// Returns up to `count` random elements of `choices`, joined by LF.
  mutating func lines(of choices: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      choices.randomElement(using: &self) ?? ""
    }.joined(separator: "\n")
  }
}
