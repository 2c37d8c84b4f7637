import ArgumentParser
import Lab
import PrintableText

struct TranscriptPaths: ParsableArguments {
  @Argument(
    help: "Files or folders; the folder Transcripts, where there is one, when none is named.",
    completion: .file()
  )
  var positions: [String] = []

  var paths: [String] {
    get throws(Failure) { try TranscriptPaths.paths(of: positions) }
  }

  /// Returns the paths of the Markdown files among `positions`, and in the folders among them.
  ///
  /// If `positions` is empty, searches the folder `Transcripts`; returns no paths if the folder does not exist.
  static func paths(of positions: [String]) throws(Failure) -> [String] {
    let isUsual =
      positions.isEmpty && Files.here.names("Transcripts").contains { $0.hasPrefix("Transcripts/") }
    return try FolderWalk(of: isUsual ? ["Transcripts"] : positions, ending: ".md").paths
  }
}

extension [String] {
  /// Returns the command line of a subcommand for these paths: `viperlab transcripts review 'my pages'`.
  func transcriptsLine(_ subcommand: String) -> String {
    (["viperlab", "transcripts", subcommand] + map(\.shellWord)).joined(separator: " ")
  }
}
