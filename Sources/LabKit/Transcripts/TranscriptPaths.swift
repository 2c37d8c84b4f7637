import ArgumentParser
import Lab

struct TranscriptPaths: ParsableArguments {
  @Argument(
    help: "Files or folders; the folder Transcripts, where there is one, when none is named.",
    completion: .file()
  )
  var positions: [String] = []

  /// The paths of the transcripts that the arguments name.
  var paths: [String] {
    get throws(Failure) { try TranscriptPaths.paths(of: positions) }
  }

  /// Returns the paths of the Markdown files at `positions`, paths of files and folders.
  ///
  /// If `positions` is empty, these are the files in the folder `Transcripts`; none if it does not exist.
  static func paths(of positions: [String]) throws(Failure) -> [String] {
    let isUsual =
      positions.isEmpty && Files.here.names("Transcripts").contains { $0.hasPrefix("Transcripts/") }
    return try FolderWalk(of: isUsual ? ["Transcripts"] : positions, ending: ".md").paths
  }
}
