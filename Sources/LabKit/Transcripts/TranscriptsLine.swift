import PrintableText

extension [String] {
  /// Returns the command line of a subcommand for these paths: `viperlab transcripts review 'my pages'`.
  func transcriptsLine(_ subcommand: String) -> String {
    (["viperlab", "transcripts", subcommand] + map(\.shellWord)).joined(separator: " ")
  }
}
