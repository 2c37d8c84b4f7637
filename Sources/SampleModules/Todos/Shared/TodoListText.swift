extension TodoList {
  /// Reads a list as it stands in a file; a line that holds no to-do is left out.
  init(text: String) {
    self.init(todos: text.split(separator: "\n").compactMap { TodoItem(line: String($0)) })
  }

  /// The list as it stands in a file: a line for each to-do, its parts separated by tabs.
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
  /// The text without tabs and line ends, which separate to-dos and their parts.
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
  /// What it stands for after a backslash.
  fileprivate var meant: Unicode.Scalar {
    switch self {
    case "t": "\t"
    case "n": "\n"
    case "r": "\r"
    default: self
    }
  }
}
