enum HistoryEntry {
  /// Returns the line of the history file for an entry, with `\` and newlines escaped.
  static func line(for entry: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Returns the entry of a line of the history file; nil for an empty line, invalid UTF-8 or an unknown escape.
  static func entry(of line: some Sequence<UInt8>) -> String? {
    guard let line = String(validating: line, as: UTF8.self), !line.isEmpty else { return nil }
    if !line.utf8.contains(UInt8(ascii: "\\")) { return line }
    var entry = String.UnicodeScalarView()
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch scalar {
      case "\\":
        guard let escaped = unescaped(scalars.next()) else { return nil }
        entry.append(escaped)
      default: entry.append(scalar)
      }
    }
    return String(entry)
  }

  private static func unescaped(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    switch scalar {
    case "\\": "\\"
    case "n": "\n"
    default: nil
    }
  }
}
