extension String {
  /// This text in single quotes, which a shell reads as one word.
  package var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// This text as one word of a command line for display, with escapes for unprintable scalars.
  ///
  /// In single quotes if it is empty or has other scalars than letters, digits and `/._-+=:,@%`.
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
