// Messages typed by people, in which blanks may be missing.

extension MessageSyntax {
  /// The name of the typed message with its labels, such as `edit(title:content:)`; the whole text if it has no arguments that can
  /// be parsed.
  package var writtenName: String {
    guard case .arguments(let arguments) = shape else { return text(0..<bytes.count) }
    let labels = arguments.map { ($0.label.map(text) ?? "_") + ":" }
    return "\(text(name))(\(labels.joined()))"
  }

  /// The texts of the typed message's arguments, in order; empty if it has no arguments that can be parsed.
  package var writtenValues: [String] {
    guard case .arguments(let arguments) = shape else { return [] }
    return arguments.map { text($0.value).withoutBlanksAround }
  }
}

extension String {
  /// The elements of this text read as a typed list: `1` and `2` of `[1, 2]`; nil if the text is not a list in matching brackets.
  package var listedTexts: [String]? {
    guard hasPrefix("["), hasSuffix("]"), count > 1 else { return nil }
    if dropFirst().dropLast().allSatisfy(\.isWhitespace) { return [] }
    let syntax = MessageSyntax("_(\(dropFirst().dropLast()))".spacedAsWritten(withLabels: false))
    guard let syntax, case .arguments(let arguments) = syntax.shape else { return nil }
    // Text before a colon is part of the element here, not a label.
    return arguments.map {
      syntax.text(($0.label ?? $0.value).lowerBound..<$0.value.upperBound).withoutBlanksAround
    }
  }

  fileprivate var withoutBlanksAround: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Returns this typed message with single blanks after commas and labels, as messages in a trace have them.
  ///
  /// `edit(id:1,tags:[2,3])` becomes `edit(id: 1, tags: [2, 3])`. Texts in quotation marks are unchanged. If `withLabels` is false,
  /// no blank is added after labels.
  package func spacedAsWritten(withLabels: Bool = true) -> String {
    var spacing = WrittenSpacing(rest: Array(utf8)[...], withLabels: withLabels)
    return spacing.text()
  }
}

/// A copier of typed messages, whose copies have single blanks after commas and labels.
private struct WrittenSpacing {
  var rest: ArraySlice<UInt8>
  let withLabels: Bool
  var written: [UInt8] = []

  mutating func text() -> String {
    while let byte = rest.popFirst() {
      written.append(byte)
      switch byte {
      case UInt8(ascii: "\""): takeQuoted()
      case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "["): beginValue(after: byte)
      default: break
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private mutating func takeQuoted() {
    var isEscaped = false
    while let byte = rest.popFirst() {
      written.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { return }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
  }

  private mutating func beginValue(after byte: UInt8) {
    dropBlanks()
    if byte == UInt8(ascii: ",") { written.append(UInt8(ascii: " ")) }
    guard withLabels else { return }
    let label = rest.prefix(while: \.isMessageNameByte)
    let value = rest[label.endIndex...]
    guard !label.isEmpty, value.first == UInt8(ascii: ":"), !value.isLabelOnly else { return }
    written += Array(label) + Array(": ".utf8)
    rest = value.dropFirst()
    dropBlanks()
  }

  private mutating func dropBlanks() { rest = rest.drop { $0 == UInt8(ascii: " ") } }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes, which begin with the colon of a label, have no value after the colon: `:)`, `:at:)`.
  fileprivate var isLabelOnly: Bool {
    let next = dropFirst()
    guard let first = next.first, first != UInt8(ascii: ")") else { return true }
    let label = next.prefix(while: \.isMessageNameByte)
    return !label.isEmpty && next[label.endIndex...].first == UInt8(ascii: ":")
  }
}
