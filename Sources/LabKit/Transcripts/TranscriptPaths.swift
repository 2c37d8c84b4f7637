import ArgumentParser
import Lab

/// Which transcripts are meant.
struct TranscriptPaths: ParsableArguments {
  @Argument(
    help: "Files or folders; the folder Transcripts, where there is one, when none is named.",
    completion: .file()
  )
  var positions: [String] = []

  /// The files, found before any is read.
  var paths: [String] {
    get throws(Failure) { try TranscriptPaths.paths(of: positions) }
  }

  /// The files below some positions, or the usual ones.
  static func paths(of positions: [String]) throws(Failure) -> [String] {
    let isUsual =
      positions.isEmpty && Files.here.names("Transcripts").contains { $0.hasPrefix("Transcripts/") }
    return try FolderWalk(of: isUsual ? ["Transcripts"] : positions, ending: ".md").paths
  }
}
