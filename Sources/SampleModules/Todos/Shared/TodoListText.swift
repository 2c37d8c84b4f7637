extension TodoList {
  /// Parses the text of a file; skips lines that are not a to-do.
  init(text: String) {
    self.init(todos: text.split(separator: "\n").compactMap { TodoItem(line: String($0)) })
  }

  /// The text of the file: one line for each to-do, with fields separated by tabs.
  var text: String {
    todos.map { "\($0.id)\t\($0.title.escaped)\t\($0.content.escaped)\n" }.joined()
  }
}

extension TodoItem {
  fileprivate init?(line: String) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let id = Int(parts[0]) else { return nil }
    self.init(id: id, title: parts[1].unescaped, content: parts[2].unescaped)
  }
}

extension String {
  /// The text with tabs, line ends and backslashes escaped.
  fileprivate var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  fileprivate var unescaped: String {
    var text = ""
    var isEscaped = false
    for scalar in unicodeScalars {
      let startsEscape = scalar == "\\" && !isEscaped
      if !startsEscape { text.unicodeScalars.append(isEscaped ? scalar.meant : scalar) }
      isEscaped = startsEscape
    }
    return text
  }
}

extension Unicode.Scalar {
  /// The character that this letter stands for after a backslash.
  fileprivate var meant: Unicode.Scalar {
    switch self {
    case "t": "\t"
    case "n": "\n"
    case "r": "\r"
    default: self
    }
  }
}
