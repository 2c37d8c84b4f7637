import ArgumentParser
import LineEditing
import PrintableText
import TranscriptKit

/// A new output of a transcript that differs when it is replayed under other conditions.
struct UnstableAnswer {
  let path: String
  let difference: Difference
  /// The name of the pending change; nil for an output that is not pending.
  var pendingKey: String?

  /// The number of the exchange (a command with its output) in the transcript, from 1.
  var number: Int { difference.number }

  /// Returns whether this unstable output prevents a change: a change of the same or of a later exchange in the same transcript.
  func includes(_ change: PendingChange) -> Bool {
    change.transcript.page.path == path && change.difference.number >= number
  }

  var text: String {
    let diff = difference.unifiedDiff(context: 1, path: path)
    let line = Wildcard.line(between: difference.expected, and: difference.actual) ?? "..."
    let key = pendingKey ?? "\(path):\(difference.line)"
    return """
      REFUSED \(key.printable())  This answer is not the same each time: with another seed, order, \
      time zone and language it differs.
      \(difference.prompt.printable())\(difference.input.printable())
      \(diff)Where this may vary, write instead:
      \(line.printable())
      Where it is chance, give the command a seed, such as  inject ? 7  or the page:  \
      <!-- viper: seed=7 -->

      """
  }
}

extension UnstableAnswer {
  /// Returns for each transcript the first unstable output among the exchanges `numbers`, from 1; nil if there is none, and for all
  /// transcripts in a sandbox.
  ///
  /// The transcripts are replayed in a second process with another seed for secret faults and hashing, in the reverse order, and
  /// with another time zone and another language.
  static func first(
    in pages: [(transcript: Transcript, numbers: Set<Int>)]
  ) throws(Failure) -> [UnstableAnswer?] {
    // The files that a sandboxed page writes are discarded, so they need not be stable.
    guard !pages.isEmpty, Sandbox.current == nil else { return pages.map { _ in nil } }
    let again = try SecondProcess.replayed(pages.map(\.transcript))
    return try zip(pages, again).map { page, markdown throws(Failure) in
      let path = page.transcript.path
      guard let replay = try? Transcript(markdown: markdown, path: path),
        replay.exchanges.count == page.transcript.exchanges.count
      else {
        throw SecondProcess.failure(status: 4)
      }
      let differences = page.transcript.differences(to: replay)
      return differences.first { page.numbers.contains($0.number) }
        .map { UnstableAnswer(path: path, difference: $0) }
    }
  }
}

/// A second process of this program, run with another time zone and language.
enum SecondProcess {
  /// Returns the Markdown of the transcripts' replays.
  static func replayed(_ pages: [Transcript]) throws(Failure) -> [String] {
    let result = Terminal().runAgain(
      ["transcripts", "again"],
      variables: variables,
      input: pages.flatMap { [$0.path, $0.markdown] }.encoded
    )
    guard let result, result.status == 0, let replays = [String](encoded: result.output) else {
      throw failure(status: result?.status)
    }
    guard replays.count == pages.count else { throw failure(status: 4) }
    return replays
  }

  /// The environment: an invented time zone, and Turkish, whose case mapping differs from most languages'.
  private static let variables = [
    "TZ": "VPL-13:45", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr",
  ]

  static func failure(status: Int32?) -> Failure {
    let reason = status.map { "it ended with status \($0)" } ?? "it cannot be started"
    return Failure(
      "The answers could not be run again in a second process (\(reason)). Nothing was written.",
      status: 4
    )
  }
}

// Texts encoded as bytes for another process: before each text stands a line with its byte count.

extension [String] {
  var encoded: [UInt8] { [UInt8](map { "\($0.utf8.count)\n\($0)" }.joined().utf8) }

  /// Decodes texts; nil for bytes that `encoded` does not give.
  init?(encoded bytes: [UInt8]) {
    self = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let count = Int(String(decoding: rest[..<end], as: UTF8.self)) ?? -1
      rest = rest[(end + 1)...]
      guard (0...rest.count).contains(count) else { return nil }
      append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty { return nil }
  }
}

extension TranscriptsCommand {
  struct Again: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Replay pages from standard input under other conditions.",
      shouldDisplay: false
    )

    /// Reads the path and the Markdown of each page, and writes the Markdown of the replays.
    func run(in laboratory: Laboratory) async throws -> Int32 {
      var bytes: [UInt8] = []
      try ByteInput("-").read {
        bytes.append(contentsOf: $0)
        return true
      }
      guard let texts = [String](encoded: bytes), texts.count.isMultiple(of: 2) else {
        throw Failure("These are no pages.")
      }
      let sessionFactory = laboratory.sessionFactory
      let pages = stride(from: 0, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) }
      let results = try await pages.reversed().concurrentMap { _, page in
        let transcript = try Transcript(markdown: page.1, path: page.0)
        let replay = await sessionFactory.replay(of: transcript, seed: 20_261)
        if let line = replay.timedOutLine {
          throw Failure("\(transcript.path):\(line): did not end in time.", status: 4)
        }
        return replay.result.markdown
      }
      results.reversed().encoded.withUnsafeBytes { _ = laboratory.console.write($0) }
      return 0
    }
  }
}
