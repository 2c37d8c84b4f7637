import PrintableText

extension [String] {
  /// A command line for the transcripts that are meant: `viperlab transcripts review 'my pages'`.
  func transcriptsLine(_ subcommand: String) -> String {
    (["viperlab", "transcripts", subcommand] + map(\.shellWord)).joined(separator: " ")
  }
}
