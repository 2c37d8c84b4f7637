import PrintableText
import TranscriptKit

/// A transcript with the changes that a test has kept for it.
struct PendingTranscript {
  /// The page as it is.
  let file: TranscriptFile
  /// The page as it would become.
  let replay: Transcript
  let place: PendingFile

  /// Why changes that were kept cannot be used any more.
  struct Void: Error {
    let path: String
  }

  /// Reads what is kept for a page; nil when that is nothing.
  ///
  /// A page that has changed since makes it void.
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

  /// The changes, in the order of the page.
  var changes: [PendingChange] {
    file.transcript.differences(to: replay).map { PendingChange(transcript: self, difference: $0) }
  }

  /// How many exchanges the page has.
  var exchangeCount: Int { file.transcript.exchanges.count }
}

extension PendingTranscript {
  /// The page with some of the changes.
  func accepting(_ numbers: Set<Int>) -> Transcript {
    file.transcript.accepting(numbers, from: replay) ?? file.transcript
  }

  /// Writes some of the changes into the page, and keeps the others.
  ///
  /// Whenever this is interrupted, the page is the old or the new one, and what is kept applies to both.
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

  /// Leaves the page as it is, and forgets some of the changes.
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
