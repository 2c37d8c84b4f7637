import PrintableText

extension String {
  /// The text as one word of a shell.
  var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// The text as one word of a command line that is shown: in quotes where it needs them.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/._-+=:,@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : quotedForShell.printable()
  }
}

extension [String] {
  /// A command line for the transcripts that are meant: `viperlab transcripts review 'my pages'`.
  func transcriptsLine(_ subcommand: String) -> String {
    (["viperlab", "transcripts", subcommand] + map(\.shellWord)).joined(separator: " ")
  }
}
