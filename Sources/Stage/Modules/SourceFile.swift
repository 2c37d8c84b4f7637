import Traces

/// A source file of a module; its text is embedded in the program.
public struct SourceFile: Hashable, Sendable {
  /// The file's name without folders.
  public let name: String
  /// The lines of the file, without line ends.
  public let lines: [String]

  /// Creates a source file from its name, without folders, and its text.
  public init(name: String, text: String) {
    self.name = name
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// Creates a source file from a text that the build plugin `EmbedTexts` has embedded.
  public init(_ embedded: (name: StaticString, text: StaticString)) {
    self.init(name: "\(embedded.name)", text: "\(embedded.text)")
  }
}

extension SourceFile {
  /// Returns the line numbers, from 1, of a type's declaration with the comments and attributes above it; nil if there is none.
  public func lines(ofType type: String) -> ClosedRange<Int>? {
    lines.firstIndex { $0.declaresType(type) }.map { declaration(at: $0) }
  }

  /// Returns the line numbers, from 1, of each extension of a type, with the comments and attributes above; empty for none.
  public func lines(ofExtensionsOf type: String) -> [ClosedRange<Int>] {
    lines.indices.filter { lines[$0].declares(["extension"], type) }.map { declaration(at: $0) }
  }

  /// Returns the line numbers, from 1, of each declaration of a method or property, with the comments and attributes above.
  ///
  /// Extensions of the type are searched, too. The name may include labels.
  ///
  ///     file.lines(ofMethod: "getProducts()", in: "ProductListInteractor")  // [14...22]
  public func lines(ofMethod method: String, in type: String) -> [ClosedRange<Int>] {
    let found = declarations(ofMethod: method, in: type)
    // Excludes local variables, which are indented deeper than the first declaration.
    let indent = found.first.map { lines[$0 - 1].prefix { $0 == " " } }
    return found.map { $0 - 1 }.filter { lines[$0].prefix { $0 == " " } == indent }
      .map(declaration)
  }

  /// Returns the number, from 1, of the first line that declares a method or property of a type; nil if there is none.
  public func line(ofMethod method: String, in type: String) -> Int? {
    declarations(ofMethod: method, in: type).first
  }

  private func declarations(ofMethod method: String, in type: String) -> [Int] {
    let name = String(method.prefix { $0 != "(" })
    let labels = method.dropFirst(name.count).split { !($0.isLetter || $0.isNumber) }
    let bodies = [lines(ofType: type)].compactMap(\.self) + lines(ofExtensionsOf: type)
    return bodies.joined().filter { number in
      let line = lines[number - 1]
      guard line.declares(["func", "var"], name) else { return false }
      let signature = signature(at: number - 1)
      return labels.allSatisfy { signature.contains("\($0) ") || signature.contains("\($0):") }
    }
  }

  /// Returns the text of the declaration that begins at a line index, up to the line with its opening brace.
  private func signature(at start: Int) -> String {
    let end = lines[start...].firstIndex { $0.contains("{") } ?? start
    return lines[start...end].joined(separator: " ")
  }

  /// Returns the line numbers of the declaration at a line index, with the comments and attributes above it.
  private func declaration(at start: Int) -> ClosedRange<Int> {
    let above = lines[..<start].reversed().prefix(while: \.isAboveDeclaration)
    return (start - above.count + 1)...(end(ofBlockAt: start) + 1)
  }

  /// Returns the index of the last line of the declaration that begins at a line index, with or without braces.
  private func end(ofBlockAt start: Int) -> Int {
    var depth = 0
    var hasOpened = false
    for index in start..<lines.count {
      for byte in lines[index].code {
        if byte == UInt8(ascii: "{") { (depth, hasOpened) = (depth + 1, true) }
        if byte == UInt8(ascii: "}") { depth -= 1 }
      }
      if depth <= 0, hasOpened || isWhole(at: index) { return index }
    }
    return lines.count - 1
  }

  /// Returns whether a declaration that has no opening brace up to the line at an index ends on this line.
  private func isWhole(at index: Int) -> Bool {
    let next = index + 1 < lines.count ? lines[index + 1].drop { $0 == " " } : ""
    return !lines[index].isUnfinished
      && !["{", ")", "where ", "->"].contains { next.hasPrefix($0) }
  }
}

extension String {
  fileprivate func declaresType(_ name: String) -> Bool {
    declares(["class", "struct", "enum", "protocol", "actor"], name)
  }

  fileprivate func declares(_ keywords: [String], _ name: String) -> Bool {
    let words = utf8.split { !$0.isNameByte }
    return zip(words, words.dropFirst()).contains { keyword, word in
      word.elementsEqual(name.utf8)
        && keywords.contains { keyword.elementsEqual($0.utf8) }
    }
  }

  /// The bytes of this line without its comment and without quoted text.
  fileprivate var code: [UInt8] {
    var code: [UInt8] = []
    var isQuoted = false
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isQuoted.toggle() }
      if !isQuoted {
        if byte == UInt8(ascii: "/"), previous == byte { break }
        code.append(byte)
      }
      previous = byte
    }
    return code
  }

  fileprivate var isUnfinished: Bool { hasSuffix(",") || hasSuffix("(") || hasSuffix(":") }

  fileprivate var isAboveDeclaration: Bool {
    let text = drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("@")
  }
}
