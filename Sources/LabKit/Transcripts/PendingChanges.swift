import Lab
import PrintableText
import Traces
import TranscriptKit

/// A change of a command's output from the output in the transcript, to be accepted or rejected.
struct PendingChange {
  let transcript: PendingTranscript
  let difference: Difference

  /// The name of the change, made of its transcript's path and its line: `Transcripts/login.md:14`.
  var key: String { "\(transcript.page.path):\(difference.line)" }

  var title: String { transcript.page.title }
}

/// The stored changes of some transcripts, and the transcripts that have changed, so that their stored changes no longer apply.
struct PendingChanges {
  private(set) var changes: [PendingChange] = []
  /// The paths of the transcripts that have changed since the test, or whose stored changes are damaged.
  private(set) var void: [String] = []

  init(of pages: [String]) throws(Failure) {
    for page in pages {
      let place = PendingFile(of: page)
      guard place.exists else { continue }
      if let transcript = PendingTranscript(try Transcript(file: page), at: place) {
        changes += transcript.changes
      } else {
        void.append(page)
      }
    }
  }

  var paths: [String] { changes.map(\.transcript.page.path).uniqued() }

  /// A sentence for each path in `void`.
  var remarks: [String] {
    void.map { path in
      """
      \(path.printable()): has changed since it was tested, so that its pending changes are void. \
      Test it again.
      """
    }
  }
}

struct PendingTranscript {
  let page: Transcript
  /// The transcript with all its pending changes accepted.
  let replay: Transcript
  let place: PendingFile

  /// Reads the changes of a transcript stored at `place`; nil if they are damaged or the transcript has changed since the test.
  init?(_ page: Transcript, at place: PendingFile) {
    guard let kept = place.content, kept.applies(to: page.markdown),
      let replay = try? Transcript(markdown: kept.markdown, path: page.path),
      page.isReplayed(by: replay)
    else { return nil }
    self.page = page
    self.replay = replay
    self.place = place
  }

  var changes: [PendingChange] {
    page.differences(to: replay).map { PendingChange(transcript: self, difference: $0) }
  }

  func accepting(_ numbers: Set<Int>) -> Transcript {
    page.accepting(numbers, from: replay) ?? page
  }

  /// Writes the changes of the exchanges (commands with outputs) with these numbers into the transcript; the others stay pending.
  ///
  /// An interruption leaves the old or the new transcript, and the stored changes apply to both.
  func write(_ numbers: Set<Int>) throws(Failure) {
    let accepted = accepting(numbers).markdown
    try Transcript.locking(page.path) { () throws(Failure) in
      var kept = PendingPage(base: page.markdown, markdown: replay.markdown)
      kept.bases.append(PendingPage.digest(of: accepted))
      try place.write(kept)
      try page.replaceUnderLock(by: accepted)
      if accepted.utf8.elementsEqual(replay.markdown.utf8) { try place.remove() }
    }
  }

  func forget(_ numbers: Set<Int>) throws(Failure) {
    let others = Set(changes.map(\.difference.number)).subtracting(numbers)
    guard !others.isEmpty else { return try place.remove() }
    try keep(accepting(others))
  }

  /// Stores another replay of the transcript in place of the present one.
  func keep(_ replay: Transcript) throws(Failure) {
    try place.write(PendingPage(base: page.markdown, markdown: replay.markdown))
  }
}

/// The name by which pending changes are selected: one change `login.md:14`, a transcript `login.md`, or a folder `Transcripts`.
struct ChangeKey {
  let text: String
  private let page: String
  private let line: Int?

  init(_ text: String) {
    self.text = text
    let colon = text.lastIndex(of: ":")
    line = colon.flatMap { Int(typed: text[text.index(after: $0)...]) }
    page = line == nil ? text : colon.map { String(text[..<$0]) } ?? text
  }

  func changes(in pages: [String]) throws(Failure) -> [PendingChange] {
    let all = try PendingChanges(of: paths(among: pages))
    let meant = all.changes.filter { line == nil || $0.difference.line == line }
    guard meant.isEmpty else { return meant }
    if let remark = all.remarks.first { throw Failure(remark, status: 1) }
    let others = all.changes.map { "\($0.difference.line)" }.joined(separator: ", ")
    let list = "\(Program.name) transcripts list"
    let hint = others.isEmpty ? list : "There are changes in line \(others)."
    throw Failure("Nothing is pending for \(text.printable()). \(hint)")
  }

  /// Returns the paths of the transcripts that the name means: one, all below a folder, or the only path that ends in the name.
  ///
  /// Throws if several paths end in the name, or there is no such transcript.
  private func paths(among pages: [String]) throws(Failure) -> [String] {
    if pages.contains(page) { return [page] }
    if line == nil, let below = try? FolderWalk(of: [page], ending: ".md").paths, below != [page] {
      return below
    }
    let meant = pages.filter { $0.hasSuffix("/" + page) }
    if meant.count > 1 {
      throw Failure(
        "\(text.printable()) may be one of: \(meant.joined(separator: ", ").printable())"
      )
    }
    if let path = meant.first { return [path] }
    guard TextFile.exists(page) else {
      throw Failure("There is no transcript \(page.printable()). \(Program.name) transcripts list")
    }
    return [page]
  }
}

extension [String] {
  /// Returns the pending changes that these names select, each once.
  func pendingChanges() throws -> [PendingChange] {
    let pages = try TranscriptPaths.pendingPaths()
    var known: Set<String> = []
    return try flatMap { try ChangeKey($0).changes(in: pages) }
      .filter { known.insert($0.key).inserted }
  }
}
