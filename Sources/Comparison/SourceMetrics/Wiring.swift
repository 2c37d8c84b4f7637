import Traces

/// The lines of a variant that make an object, or connect one with another.
struct Wiring {
  private let outline: SourceOutline
  /// The classes and actors, of which objects are made.
  private let classes: Set<String>
  /// The properties that hold such an object, a screen, or a closure.
  private let references: Set<String>
  /// The properties that hold a part of a screen, whose own properties are no wiring.
  private let parts: Set<String>

  init(_ outline: SourceOutline) {
    let classes = outline.types.filter { [.class, .actor].contains($0.kind) }.map(\.name)
    let held = ScreenKit.screens.union(classes + outline.protocols.map(\.name))
    let properties = outline.types.flatMap(\.members).filter { member in
      let isReference = !member.namesGiven.isDisjoint(with: held)
      return member.kind == .property && (isReference || member.closureParameterCount != nil)
    }
    self.outline = outline
    self.classes = Set(classes)
    references = Set(properties.map(\.name))
    let kit = ScreenKit.types.subtracting(ScreenKit.screens)
    let stored = outline.types.flatMap(\.members).filter { $0.kind == .property }
    parts = Set(stored.filter { !$0.wordsWritten.isDisjoint(with: kit) }.map(\.name))
  }

  /// The lines, in the order of the files.
  var lines: [CountedLines.Line] {
    let members = outline.types.filter { $0.kind != .protocol }.flatMap(\.members)
    return members.flatMap { member in
      let code = outline.files[member.piece.file]
      return member.piece.tokens.compactMap { lines(at: $0, in: code) }.joined().map {
        CountedLines.Line(file: member.piece.file, number: $0)
      }
    }
  }

  /// The lines of what begins at a token: an object that is made, a property that is set, a publisher
  /// that is subscribed to.
  private func lines(at position: Int, in code: SourceCode) -> ClosedRange<Int>? {
    if let end = code.endOfMaking(classes, at: position) { return code.lines(position..<end) }
    let isPart = code.ownerSet(at: position).map(parts.contains) ?? false
    let isConnection =
      !isPart && code.propertySet(at: position).map(references.contains) ?? false
      || code.isSubscribing(at: position)
    return isConnection ? code.lines(position..<position + 1) : nil
  }
}

extension SourceMember {
  /// The words of its declaration, such as the type of what a property begins with.
  fileprivate var wordsWritten: Set<String> {
    Set(signature.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}

extension SourceCode {
  /// The position behind the parentheses of `Type(…)` that makes an object of one of these types.
  fileprivate func endOfMaking(_ types: Set<String>, at position: Int) -> Int? {
    guard let word = word(at: position), types.contains(word) else { return nil }
    let open = isMark("<", at: position + 1) ? end(of: position + 1) : position + 1
    return isMark("(", at: open) ? end(of: open) : nil
  }

  /// The property that is set where this `=` stands, to anything but nil.
  func propertySet(at position: Int) -> String? {
    guard isMark("=", at: position), !isMark("=", at: position + 1),
      let property = word(at: position - 1), word(at: position + 1) != "nil"
    else { return nil }
    var start = position - 1
    while isMark(".", at: start - 1) {
      start -= isMark("?", at: start - 2) || isMark("!", at: start - 2) ? 3 : 2
    }
    return beginsStatement(at: start) ? property : nil
  }

  /// Whose property is set where this `=` stands: `tableView` in `tableView.delegate = self`.
  func ownerSet(at position: Int) -> String? {
    isMark("=", at: position) && isMark(".", at: position - 2) ? word(at: position - 3) : nil
  }

  /// Whether what stands before a position is no part of the same statement.
  private func beginsStatement(at position: Int) -> Bool {
    guard position > 0, tokens.indices.contains(position) else { return position == 0 }
    let before = tokens[position - 1]
    return before.line < tokens[position].line || before.isWord("in") || before.isWord("else")
      || ["{", "}", ";"].contains { before.isMark($0) }
  }

  /// Whether a closure is given to a publisher there.
  func isSubscribing(at position: Int) -> Bool {
    ["subscribe", "sink"].contains(word(at: position)) && isMark(".", at: position - 1)
      && (isMark("{", at: position + 1) || isMark("(", at: position + 1))
  }
}
