import ArgumentParser
import LineEditing
import PrintableText
import TranscriptKit

/// A transcript to be written, with the numbers, from 1, of its new exchanges (commands with outputs).
struct PageToCheck {
  let transcript: Transcript
  let numbers: Set<Int>
}

struct UnstableAnswer {
  let path: String
  /// The number of the exchange (a command with its output) in the transcript, from 1.
  let number: Int
  private(set) var key: String
  private let difference: Difference

  init(_ difference: Difference, path: String) {
    self.path = path
    self.difference = difference
    number = difference.number
    key = "\(path):\(difference.line)"
  }

  func named(_ changes: [PendingChange]) -> UnstableAnswer {
    var copy = self
    copy.key = changes.first { $0.difference.number == number }?.key ?? key
    return copy
  }

  /// Returns whether this unstable output prevents a change: a change of the same or of a later exchange in the same transcript.
  func includes(_ change: PendingChange) -> Bool {
    change.transcript.file.path == path && change.difference.number >= number
  }

  var text: String {
    let diff = difference.unifiedDiff(context: 1, path: path)
    let line = Wildcard(between: difference.expected, and: difference.actual)?.line ?? "..."
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

extension [PageToCheck] {
  /// Returns for each transcript its first unstable new output; nil if there is none, and for all transcripts in a sandbox.
  ///
  /// The transcripts are replayed in a second process with another seed for secret faults and hashing, in the reverse order, and
  /// with another time zone and another language.
  func unstableAnswers() throws(Failure) -> [UnstableAnswer?] {
    // The files that a sandboxed page writes are discarded, so they need not be stable.
    guard !isEmpty, Sandbox.current == nil else { return map { _ in nil } }
    let pages = map { PageEncoding.Page(path: $0.transcript.path, text: $0.transcript.markdown) }
    let again = try SecondProcess.replayed(pages)
    guard again.count == count else { throw SecondProcess.failure(status: 4) }
    return try zip(self, again).map { candidate, page throws(Failure) in
      guard let replay = try? Transcript(markdown: page.text, path: page.path) else {
        throw SecondProcess.failure(status: 4)
      }
      let unstable = candidate.transcript.differences(to: replay)
      return unstable.first { candidate.numbers.contains($0.number) }
        .map { UnstableAnswer($0, path: page.path) }
    }
  }
}

/// A second process of this program, run with another time zone and language.
enum SecondProcess {
  static func replayed(_ pages: [PageEncoding.Page]) throws(Failure) -> [PageEncoding.Page] {
    let result = Terminal().runAgain(
      ["transcripts", "again"],
      variables: variables,
      input: PageEncoding(pages).bytes
    )
    guard let result, result.status == 0, let answer = PageEncoding(result.output) else {
      throw failure(status: result?.status)
    }
    return answer.pages
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

/// Markdown pages encoded as bytes for another process.
///
/// Before each page stands a line with the byte counts of its path and its text.
struct PageEncoding {
  struct Page: Equatable, Sendable {
    let path: String
    let text: String
  }

  let pages: [Page]

  init(_ pages: [Page]) { self.pages = pages }

  init?(_ bytes: [UInt8]) {
    var pages: [Page] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let counts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map {
        Int($0)
      }
      rest = rest[(end + 1)...]
      guard counts.count == 2, let first = counts[0], let second = counts[1], first >= 0,
        second >= 0,
        rest.count - first >= second
      else { return nil }
      let path = String(decoding: rest.prefix(first), as: UTF8.self)
      let text = String(decoding: rest.dropFirst(first).prefix(second), as: UTF8.self)
      pages.append(Page(path: path, text: text))
      rest = rest.dropFirst(first + second)
    }
    guard rest.isEmpty else { return nil }
    self.pages = pages
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for page in pages {
      bytes += "\(page.path.utf8.count) \(page.text.utf8.count)\n".utf8
      bytes += page.path.utf8
      bytes += page.text.utf8
    }
    return bytes
  }
}

extension TranscriptsCommand {
  struct Again: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Replay pages from standard input under other conditions.",
      shouldDisplay: false
    )

    func run(in laboratory: Laboratory) async throws -> Int32 {
      var bytes: [UInt8] = []
      try ByteInput("-").read {
        bytes.append(contentsOf: $0)
        return true
      }
      guard let pages = PageEncoding(bytes)?.pages else { throw Failure("These are no pages.") }
      let sessionFactory = laboratory.sessionFactory
      let results = try await Array(pages.reversed()).concurrentMap { _, page in
        let transcript = try Transcript(markdown: page.text, path: page.path)
        let replay = await sessionFactory.replay(of: transcript, seed: 20_261)
        if let line = replay.timedOutLine {
          throw Failure("\(page.path):\(line): did not end in time.", status: 4)
        }
        return PageEncoding.Page(path: page.path, text: replay.result.markdown)
      }
      PageEncoding(results.reversed()).bytes.withUnsafeBytes { _ = laboratory.console.write($0) }
      return 0
    }
  }
}
