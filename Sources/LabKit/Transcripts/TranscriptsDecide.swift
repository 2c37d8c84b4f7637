import ArgumentParser
import PrintableText
import TranscriptKit

extension TranscriptsCommand {
  struct Accept: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write pending changes into their pages.",
      discussion: """
        An accepted answer is run again with another seed, in another order, time zone and language, \
        and refused where it is not the same each time.
        """
    )

    @Argument(help: "A change, such as login.md:14, or a page or folder for all of its changes.")
    var keys: [String]

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let changes = try keys.map(ChangeKey.init).changes()
      let refusals = try await laboratory.showingProgress(of: "running again") {
        try await laboratory.accept(changes)
      }
      for change in changes where !refusals.contains(where: { $0.includes(change) }) {
        laboratory.console.write(plain: "Accepted: \(change.key.printable())\n")
      }
      for refusal in refusals { laboratory.console.write(plain: refusal.text) }
      return refusals.isEmpty ? 0 : 1
    }
  }

  struct Reject: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Forget pending changes; their pages stay as they are."
    )

    @Argument(help: "A change, such as login.md:14, or a page or folder for all of its changes.")
    var keys: [String]

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let changes = try keys.map(ChangeKey.init).changes()
      for transcript in changes.grouped {
        try transcript.0.forget(transcript.numbers)
      }
      for change in changes {
        laboratory.console.write(plain: "Rejected: \(change.key.printable())\n")
      }
      return 0
    }
  }
}

extension [PendingChange] {
  /// The transcripts of the changes, sorted by path, each with the numbers of its changed exchanges.
  var grouped: [(PendingTranscript, numbers: Set<Int>)] {
    Dictionary(grouping: self, by: \.transcript.file.path).sorted { $0.key < $1.key }.map {
      ($1[0].transcript, numbers: Set($1.map(\.difference.number)))
    }
  }
}
