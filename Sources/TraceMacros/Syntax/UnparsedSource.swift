import SwiftSyntax

extension DeclSyntax {
  /// Creates a declaration from generated source, which is not parsed.
  ///
  /// The compiler parses every expansion. Parsing the source here too took a sixth of the time in which the samples compile.
  init(unparsed source: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(source)))
  }

  /// Creates a declaration from generated source, which is indented but not parsed.
  init(indenting source: String) { self.init(unparsed: source.indentedByBrackets) }
}

extension String {
  /// This source with two spaces before each line for each enclosing line that opens a bracket; unchanged if it contains a
  /// multi-line string literal, whose value depends on spaces.
  fileprivate var indentedByBrackets: String {
    guard !contains("\"\"\"") else { return self }
    var depth = 0
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " }
      let closesFirst = code.first.map { ")]}".contains($0) } ?? false
      let indentation = String(repeating: "  ", count: max(0, depth - (closesFirst ? 1 : 0)))
      depth += code.openBrackets.signum()
      return code.isEmpty ? "" : indentation + code
    }
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  /// The number of brackets that the line opens and does not close; negative if it closes more; string literals do not count.
  fileprivate var openBrackets: Int {
    var count = 0
    var isLiteral = false
    var isEscaped = false
    for character in utf8 {
      switch character {
      case UInt8(ascii: "\""): if !isEscaped { isLiteral.toggle() }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isLiteral { count += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isLiteral { count -= 1 }
      default: break
      }
      isEscaped = character == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}
