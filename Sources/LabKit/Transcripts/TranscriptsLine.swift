import PrintableText

extension [String] {
  /// Returns a command line for these paths: `viperlab transcripts review 'my pages'`.
  func transcriptsLine(_ subcommand: String) -> String {
    (["viperlab", "transcripts", subcommand] + map(\.shellWord)).joined(separator: " ")
  }
}
