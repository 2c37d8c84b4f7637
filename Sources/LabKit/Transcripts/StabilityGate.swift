import PrintableText
import TranscriptKit

/// A page that is about to be written, and the exchanges of it that are new.
struct Candidate {
  let transcript: Transcript
  let numbers: Set<Int>

  init(_ transcript: Transcript, _ numbers: Set<Int>) {
    self.transcript = transcript
    self.numbers = numbers
  }
}

/// An answer that is not the same each time.
struct UnstableAnswer {
  let path: String
  /// The number of the exchange, from 1.
  let number: Int
  /// The name of the change.
  private(set) var key: String
  private let difference: Difference

  init(_ difference: Difference, path: String) {
    self.path = path
    self.difference = difference
    number = difference.number
    key = "\(path):\(difference.line)"
  }

  /// The same under the name of the change that it was.
  func named(_ changes: [PendingChange]) -> UnstableAnswer {
    var copy = self
    copy.key = changes.first { $0.difference.number == number }?.key ?? key
    return copy
  }

  /// Whether a change is refused with it: the answer itself, or one behind it in its page.
  func includes(_ change: PendingChange) -> Bool {
    change.transcript.file.path == path && change.difference.number >= number
  }

  /// The refusal: what differs, and what to write.
  var text: String {
    let diff = difference.unifiedDiff(context: 1, path: path)
    let line = Wildcard(between: difference.expected, and: difference.got)?.line ?? "..."
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

/// Runs pages again under other conditions, in a process of its own.
///
/// That has another seed for secret faults and for hashing, the reverse order of pages, another time zone and
/// another language: whatever a golden file must not depend on.
struct StabilityGate {
  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) { self.laboratory = laboratory }

  /// For each page the first of its new answers that comes out otherwise; those behind it may follow from it.
  func unstable(in candidates: [Candidate]) async throws(Failure) -> [UnstableAnswer?] {
    // What a page writes in its sandbox is gone with it.
    guard !candidates.isEmpty, Sandbox.current == nil else { return candidates.map { _ in nil } }
    let pages = candidates.map {
      Frames.Page(path: $0.transcript.path, text: $0.transcript.markdown)
    }
    let again = try SecondProcess().replayed(pages)
    guard again.count == candidates.count else { throw SecondProcess.failure(status: 4) }
    return try zip(candidates, again).map { candidate, page throws(Failure) in
      guard let replay = try? Transcript(markdown: page.text, path: page.path) else {
        throw SecondProcess.failure(status: 4)
      }
      let unstable = candidate.transcript.differences(to: replay)
      return unstable.first { candidate.numbers.contains($0.number) }
        .map { UnstableAnswer($0, path: page.path) }
    }
  }
}
