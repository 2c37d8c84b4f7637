import ArgumentParser
import Platform
import PrintableText
import Traces
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

    @ArgumentParser.Argument(
      help: "A change, such as login.md:14, or a page or folder for all of its changes."
    )
    var keys: [String]

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let changes = try keys.pendingChanges()
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

    @ArgumentParser.Argument(
      help: "A change, such as login.md:14, or a page or folder for all of its changes."
    )
    var keys: [String]

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let changes = try keys.pendingChanges()
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
    Dictionary(grouping: self, by: \.transcript.page.path).sorted { $0.key < $1.key }.map {
      ($1[0].transcript, numbers: Set($1.map(\.difference.number)))
    }
  }
}

extension Laboratory {
  /// Writes the changes with stable outputs into their transcripts, and returns the first unstable output of each transcript.
  ///
  /// An unstable output differs when it is replayed under other conditions; in its transcript, only changes before it are written.
  func accept(_ changes: [PendingChange]) async throws -> [UnstableAnswer] {
    let groups = changes.grouped
    let candidates = groups.map {
      (transcript: $0.0.accepting($0.numbers), numbers: $0.numbers)
    }
    var refusals: [UnstableAnswer] = []
    for (group, unstable) in zip(groups, try UnstableAnswer.first(in: candidates)) {
      guard var unstable else {
        try group.0.write(group.numbers)
        continue
      }
      try await refuseStale(unstable, in: group.0)
      let stable = group.numbers.filter { $0 < unstable.number }
      if !stable.isEmpty { try group.0.write(stable) }
      let change = group.0.changes.first { $0.difference.number == unstable.number }
      unstable.pendingKey = change?.key
      refusals.append(unstable)
    }
    return refusals
  }

  /// Throws if an output differs only because the modules have changed since the test: then all replays give the same other output.
  private func refuseStale(
    _ unstable: UnstableAnswer,
    in transcript: PendingTranscript
  ) async throws(Failure) {
    for _ in 1...2 {
      let now = await sessionFactory.replay(of: transcript.page).result
      let differences = transcript.replay.differences(to: now)
      let changed = differences.first { $0.number == unstable.number }
      guard changed?.actual == unstable.difference.actual else { return }
    }
    throw Failure(
      "\(transcript.page.path.printable()): is answered otherwise by now. Test it again.",
      status: 1
    )
  }
}

extension TranscriptsCommand {
  struct Prune: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Forget pending changes whose page is gone or has changed since."
    )

    @OptionGroup var positions: TranscriptPaths

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let paths = try positions.paths
      let places = paths.map { PendingFile(of: $0) }
      let given = positions.positions + (positions.positions.isEmpty ? ["Transcripts/x", "x"] : [])
      let others = (given + given.map { $0 + "/x" }).map { PendingFile(of: $0).folder }
      var removed: [String] = []
      for folder in Set(places.map(\.folder) + others).sorted() {
        for place in try kept(in: folder) where place.isUseless {
          try place.remove()
          removed.append(place.path)
        }
      }
      for path in removed { laboratory.console.write(plain: "Removed: \(path.printable())\n") }
      laboratory.console.write(
        plain: "\(removed.count.counted("file")) of pending changes removed\n"
      )
      return 0
    }

    private func kept(in folder: String) throws(Failure) -> [PendingFile] {
      guard Sandbox.current == nil, access(folder, F_OK) == 0 else { return [] }
      return try FolderWalk(of: [folder], ending: ".md").paths.map {
        PendingFile(folder: folder, name: String($0.dropFirst(folder.count + 1)))
      }
    }
  }
}

extension PendingFile {
  fileprivate var isUseless: Bool {
    guard let text = try? TextFile(page).text, let content else { return true }
    return !content.applies(to: text)
  }
}

extension String {
  func makeFolders() throws(Failure) {
    guard Sandbox.current == nil else { return }
    for slash in indices.dropFirst() where self[slash] == "/" {
      let folder = String(self[..<slash])
      guard mkdir(folder, 0o777) != 0 else { continue }
      let code = errno
      if access(folder, F_OK) != 0 { throw Failure.unwritable(folder, code) }
    }
  }
}
