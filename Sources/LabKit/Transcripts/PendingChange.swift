import TranscriptKit

/// One exchange that answers otherwise than its page says, for somebody to accept or reject.
struct PendingChange {
  let transcript: PendingTranscript
  let difference: Difference

  /// The name by which it is accepted or rejected: `Transcripts/login.md:14`.
  var key: String { "\(transcript.file.path):\(difference.line)" }

  /// The page's heading; empty when it has none.
  var title: String { transcript.file.transcript.title }
}

/// The changes that are kept for some transcripts, and the pages whose changes are void.
struct PendingChanges {
  private(set) var changes: [PendingChange] = []
  private(set) var void: [PendingTranscript.Void] = []

  /// Reads what is kept for some pages.
  init(of pages: [String]) throws {
    for page in pages {
      do { changes += try PendingTranscript(page)?.changes ?? [] } catch let none
        as PendingTranscript.Void
      {
        void.append(none)
      }
    }
  }

  /// The transcripts that have changes, each once.
  var transcripts: [PendingTranscript] {
    var known: Set<String> = []
    return changes.map(\.transcript).filter { known.insert($0.file.path).inserted }
  }
}
