extension String {
  /// The text in single quotes, as one word of a shell.
  package var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// The text as one word of a displayed command line: in quotes if necessary, with escapes for unprintable scalars.
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
