import PrintableText
import TranscriptKit

struct PendingTranscript {
  let file: TranscriptFile
  /// The transcript with all its pending changes accepted.
  let replay: Transcript
  let place: PendingFile

  struct Void: Error {
    let path: String
  }

  /// Reads the stored changes of a transcript; nil if there are none.
  ///
  /// Throws ``Void`` if the transcript has changed since the test or the stored changes are damaged.
  init?(_ path: String) throws {
    let place = PendingFile(of: path)
    guard place.exists else { return nil }
    let file = try TranscriptFile(path)
    guard let kept = place.content, kept.applies(to: file.text),
      let replay = try? Transcript(markdown: kept.markdown, path: path),
      file.transcript.isReplayed(by: replay)
    else { throw Void(path: path) }
    self.file = file
    self.replay = replay
    self.place = place
  }

  var changes: [PendingChange] {
    file.transcript.differences(to: replay).map { PendingChange(transcript: self, difference: $0) }
  }
}

extension PendingTranscript {
  func accepting(_ numbers: Set<Int>) -> Transcript {
    file.transcript.accepting(numbers, from: replay) ?? file.transcript
  }

  /// Writes the changes of the exchanges (commands with outputs) with these numbers into the transcript; the others stay pending.
  ///
  /// An interruption leaves the old or the new transcript, and the stored changes apply to both.
  func write(_ numbers: Set<Int>) throws(Failure) {
    let accepted = accepting(numbers).markdown
    try TranscriptFile.locking(file.path) { () throws(Failure) in
      var kept = PendingPage(base: file.text, markdown: replay.markdown)
      kept.bases.append(PendingPage.digest(of: accepted))
      try place.write(kept)
      try file.replaceUnderLock(by: accepted)
      if accepted.utf8.elementsEqual(replay.markdown.utf8) { try place.remove() }
    }
  }

  func forget(_ numbers: Set<Int>) throws(Failure) {
    let others = Set(changes.map(\.difference.number)).subtracting(numbers)
    guard !others.isEmpty else { return try place.remove() }
    try place.write(PendingPage(base: file.text, markdown: accepting(others).markdown))
  }
}

extension PendingTranscript.Void: CustomStringConvertible {
  var description: String {
    """
    \(path.printable()): has changed since it was tested, so that its pending changes are void. \
    Test it again.
    """
  }
}
