import TranscriptKit

/// An exchange whose answer differs from its page, to be accepted or rejected.
struct PendingChange {
  let transcript: PendingTranscript
  let difference: Difference

  /// The name of the change: `Transcripts/login.md:14`.
  var key: String { "\(transcript.file.path):\(difference.line)" }

  var title: String { transcript.file.transcript.title }
}

/// The stored changes of some pages, and the pages whose stored changes are void.
struct PendingChanges {
  private(set) var changes: [PendingChange] = []
  private(set) var void: [PendingTranscript.Void] = []

  init(of pages: [String]) throws {
    for page in pages {
      do { changes += try PendingTranscript(page)?.changes ?? [] } catch let none
        as PendingTranscript.Void
      {
        void.append(none)
      }
    }
  }

  var transcripts: [PendingTranscript] {
    var known: Set<String> = []
    return changes.map(\.transcript).filter { known.insert($0.file.path).inserted }
  }
}
