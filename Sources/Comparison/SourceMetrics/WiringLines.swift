/// The lines of a variant's source that create an object of the variant or connect two objects.
struct WiringLines {
  private let outline: SourceOutline
  private let classes: Set<String>
  /// The names of the properties that hold an object of the variant, a screen or a closure.
  private let references: Set<String>
  /// The names of the properties that hold a part of a screen, such as a table; to set a part's property connects no objects.
  private let parts: Set<String>

  init(_ outline: SourceOutline) {
    let classes = outline.types.filter { [.class, .actor].contains($0.kind) }.map(\.name)
    // A protocol to which a shared class conforms, such as the store, stands for no object of the variant.
    let shared = outline.types.filter { $0.kind == .extension }.flatMap(\.parents)
    let held = ScreenKit.screens.union(classes + outline.protocols.map(\.name)).subtracting(shared)
    let properties = outline.types.flatMap(\.members).filter { member in
      let isReference = !member.resultTypeNames.isDisjoint(with: held)
      return member.kind == .property && (isReference || member.closureParameterCount != nil)
    }
    self.outline = outline
    self.classes = Set(classes)
    references = Set(properties.map(\.name))
    let kit = ScreenKit.types.subtracting(held)
    let partProperties = outline.types.allMembers.filter { type, member in
      member.kind == .property
        && outline.names(in: member.piece, of: type).contains { kit.contains($0.name) }
    }
    parts = Set(partProperties.map(\.member.name))
  }

  var all: [CountedLines.Line] {
    outline.types.filter { $0.kind != .protocol }.allMembers.flatMap { type, member in
      let code = outline.files[member.piece.file]
      return member.piece.tokens.compactMap { lines(at: $0, in: code, of: type) }.joined().map {
        CountedLines.Line(file: member.piece.file, number: $0)
      }
    }
  }

  /// Returns the lines of the code at `position` that creates or connects an object; nil if there is no such code.
  ///
  /// These are all lines of an initializer call, or the line with an assignment to a reference or with a subscription.
  private func lines(
    at position: Int,
    in code: SourceCode,
    of type: SourceType
  ) -> ClosedRange<Int>? {
    if let end = code.endOfCall(at: position),
      let path = code.path(at: code.pathStart(at: position)),
      outline.declared.resolved(path, in: type.name).last.map(classes.contains) == true
    {
      return code.lines(position..<end)
    }
    let isPart = code.assignedOwner(at: position).map(parts.contains) ?? false
    let isConnection =
      !isPart && code.assignedProperty(at: position).map(references.contains) ?? false
      || code.isSubscribing(at: position)
    return isConnection ? code.lines(position..<position + 1) : nil
  }
}

extension SourceCode {
  /// Returns the position after the call `Type(…)` whose name stands at `position`; nil if no call begins there.
  fileprivate func endOfCall(at position: Int) -> Int? {
    let open = isMark("<", at: position + 1) ? end(of: position + 1) : position + 1
    return isMark("(", at: open) ? end(of: open) : nil
  }

  /// Returns the property that the `=` at `position` sets; nil for a declaration, an assigned nil, or any other token.
  func assignedProperty(at position: Int) -> String? {
    guard isMark("=", at: position), !isMark("=", at: position + 1),
      let property = word(at: position - 1), word(at: position + 1) != "nil"
    else { return nil }
    var start = position - 1
    while isMark(".", at: start - 1) {
      start -= isMark("?", at: start - 2) || isMark("!", at: start - 2) ? 3 : 2
    }
    return beginsStatement(at: start) ? property : nil
  }

  /// Returns the object whose property the `=` at `position` sets: `table` for `table.delegate = self`.
  ///
  /// Nil without a dot, and for any other token.
  func assignedOwner(at position: Int) -> String? {
    isMark("=", at: position) && isMark(".", at: position - 2) ? word(at: position - 3) : nil
  }

  private func beginsStatement(at position: Int) -> Bool {
    guard position > 0, tokens.indices.contains(position) else { return position == 0 }
    let before = position - 1
    return line(at: before) < line(at: position) || ["in", "else"].contains(word(at: before))
      || ["{", "}", ";"].contains { isMark($0, at: before) }
  }

  /// Returns whether the token at `position` names a called method `subscribe` or `sink`, with arguments or a trailing closure.
  func isSubscribing(at position: Int) -> Bool {
    ["subscribe", "sink"].contains(word(at: position)) && isMark(".", at: position - 1)
      && (isMark("{", at: position + 1) || isMark("(", at: position + 1))
  }
}
