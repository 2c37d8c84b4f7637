import Traces

extension MessageSyntax {
  /// The name with the labels that were written: `edit(title:content:)`, `show(_:)`.
  var writtenName: String {
    guard case .arguments(let arguments) = shape else { return text(0..<bytes.count) }
    let labels = arguments.map { ($0.label.map(text) ?? "_") + ":" }
    return "\(text(name))(\(labels.joined()))"
  }

  /// The texts of the arguments, in order.
  var writtenValues: [String] {
    guard case .arguments(let arguments) = shape else { return [] }
    return arguments.map { text($0.value).withoutBlanksAround }
  }
}

extension String {
  /// The name of what is thrown: nothing of `throws`, `offline` of `throws offline`; nil for a value.
  var thrown: String? {
    self == "throws" || hasPrefix("throws ") ? String(dropFirst("throws ".count)) : nil
  }

  /// The texts in a list: `1` and `2` of `[1, 2]`; nil where it is none.
  var listed: [String]? {
    guard hasPrefix("["), hasSuffix("]"), count > 1 else { return nil }
    if dropFirst().dropLast().allSatisfy(\.isWhitespace) { return [] }
    let syntax = MessageSyntax("_(\(dropFirst().dropLast()))".spacedAsWritten(withLabels: false))
    guard let syntax, case .arguments(let arguments) = syntax.shape else { return nil }
    // What stands before a colon is part of an element, and no label.
    return arguments.map {
      syntax.text(($0.label ?? $0.value).lowerBound..<$0.value.upperBound).withoutBlanksAround
    }
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// A message that a person wrote with the blanks that a trace has: `edit(id:1,tags:[2,3])` becomes
  /// `edit(id: 1, tags: [2, 3])`; texts in quotation marks stay as they are.
  func spacedAsWritten(withLabels: Bool = true) -> String {
    var text = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      text.append(character)
      switch character {
      case "\"": text += rest.removeQuoted()
      case ",", "(", "[":
        rest = rest.drop(while: \.isWhitespace)
        if character == "," { text += " " }
        guard withLabels else { continue }
        let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let value = rest[label.endIndex...]
        guard !label.isEmpty, value.first == ":", !value.isLabelOnly else { continue }
        text += "\(label): "
        rest = value.dropFirst().drop(while: \.isWhitespace)
      default: break
      }
    }
    return text
  }
}

extension Substring {
  /// Takes off what stands before a closing quotation mark, with the mark.
  fileprivate mutating func removeQuoted() -> Substring {
    let start = startIndex
    var isEscaped = false
    while let character = popFirst(), isEscaped || character != "\"" {
      isEscaped = character == "\\" && !isEscaped
    }
    return base[start..<startIndex]
  }

  /// Whether what begins with the colon of a label is followed by no value: `:)`, `:at:)`.
  fileprivate var isLabelOnly: Bool {
    let next = dropFirst()
    guard let first = next.first, first != ")" else { return true }
    let label = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !label.isEmpty && next[label.endIndex...].first == ":"
  }
}
