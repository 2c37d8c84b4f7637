extension String {
  /// The text as one word of a shell.
  package var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// The text as one word of a command line that is shown: in quotes where it needs them.
  package var shellWord: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/._-+=:,@%".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : quotedForShell.printable()
  }
}
