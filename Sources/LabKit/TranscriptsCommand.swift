import ArgumentParser
import Lab
import PrintableText
import SequenceDiagrams
import Stage
import TerminalText
import TranscriptKit

/// `viperlab transcripts`: sessions kept as Markdown, replayed.
struct TranscriptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcripts",
    abstract: "Replay sessions that are kept as Markdown.",
    subcommands: [Test.self, Update.self],
    defaultSubcommand: Test.self
  )

  /// `viperlab transcripts test [PATH…]`.
  struct Test: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Say where a session no longer goes as it is written."
    )

    @OptionGroup var positions: TranscriptPaths

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let paths = try positions.paths
      let bench = laboratory.bench
      let outcomes = try await laboratory.showingProgress(of: "replaying transcripts") {
        try await paths.mappedSideBySide { index, path in
          Progress.begins("replaying \(path) (\(index + 1) of \(paths.count))")
          return try await bench.outcome(of: path)
        }
      }
      let report = TranscriptReport(outcomes)
      laboratory.console.write(plain: report.text)
      return report.status
    }
  }

  /// `viperlab transcripts update [PATH…]`.
  struct Update: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write what is answered now into the files; prose stays as it is."
    )

    @OptionGroup var positions: TranscriptPaths

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let paths = try positions.paths
      let updated = try await laboratory.showingProgress(of: "replaying transcripts") {
        try await update(paths, in: laboratory)
      }
      for path in updated {
        laboratory.console.write(plain: "Updated: \(path.printable())\n")
      }
      laboratory.console.write(plain: "\(updated.count) of \(paths.count) transcripts updated\n")
      return paths.isEmpty ? 3 : 0
    }

    /// Writes the files that are not up to date, and names them.
    private func update(_ paths: [String], in laboratory: Laboratory) async throws -> [String] {
      let bench = laboratory.bench
      return try await paths.mappedSideBySide { index, path in
        Progress.begins("replaying \(path) (\(index + 1) of \(paths.count))")
        let transcript = try Transcript.read(path)
        let replay = await bench.replay(of: transcript)
        guard replay != transcript else { return nil }
        try TextFile.write(replay.markdown, to: path)
        return path
      }
      .compactMap(\.self)
    }
  }
}

/// Which transcripts are meant.
struct TranscriptPaths: ParsableArguments {
  @Argument(
    help: "Files or folders; the folder Transcripts, where there is one, when none is named."
  )
  var positions: [String] = []

  /// The files, found before any is read.
  var paths: [String] {
    get throws(Failure) {
      let isUsual =
        positions.isEmpty && Files.onDisk().names("Transcripts").contains("Transcripts/")
      return try FolderWalk(of: isUsual ? ["Transcripts"] : positions, ending: ".md").paths
    }
  }
}

extension Bench {
  /// Replays a transcript in a session of its own that touches nothing outside itself.
  func replay(of transcript: Transcript) async -> Transcript {
    let session = sealedSession()
    return await transcript.replayed { input in
      let prompt = session.prompt
      return (prompt, await session.answer(input).text.plain)
    }
  }

  fileprivate func outcome(of path: String) async throws(Failure) -> TranscriptOutcome {
    let text = try TextFile(path).text
    let transcript: Transcript
    do throws(TranscriptError) {
      transcript = try Transcript(markdown: text, path: path)
    } catch {
      return TranscriptOutcome(path: path, error: error)
    }
    return TranscriptOutcome(of: transcript, replay: await replay(of: transcript))
  }
}

extension Transcript {
  /// Reads a file, or fails with the file's name and line.
  fileprivate static func read(_ path: String) throws(Failure) -> Transcript {
    let text = try TextFile(path).text
    do throws(TranscriptError) {
      return try Transcript(markdown: text, path: path)
    } catch {
      throw Failure("\(path.printable()):\(error.line):1: \(error)")
    }
  }
}
