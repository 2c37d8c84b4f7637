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
