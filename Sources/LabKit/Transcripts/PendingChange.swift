import TranscriptKit

/// A change of a command's output from the output in the transcript, to be accepted or rejected.
struct PendingChange {
  let transcript: PendingTranscript
  let difference: Difference

  /// The name of the change, made of its transcript's path and its line: `Transcripts/login.md:14`.
  var key: String { "\(transcript.file.path):\(difference.line)" }

  var title: String { transcript.file.transcript.title }
}

/// The stored changes of some transcripts, and the transcripts that have changed, so that their stored changes no longer apply.
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
