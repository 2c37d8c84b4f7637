import Traces

extension SourceOutline {
  /// All calls that stand in members of types, in the order of the files.
  ///
  /// A call is a name with parentheses behind it; one with nothing but a trailing closure is missed.
  public var calls: [SourceCall] {
    types.flatMap { type in type.members.flatMap { calls(in: $0, of: type) } }
  }

  func calls(in member: SourceMember, of type: SourceType) -> [SourceCall] {
    let code = files[member.piece.file]
    let range = member.body ?? (member.kind == .property ? member.piece.tokens : 0..<0)
    return range.compactMap { place in
      guard let name = code.word(at: place), let open = code.openOfCall(at: place) else {
        return nil
      }
      return SourceCall(
        name: "\(name)(\(code.labels(open)))",
        receiver: code.receiver(before: place),
        type: type.name,
        member: member.name,
        place: Place(file: code.file, line: code.tokens[place].line, function: member.name)
      )
    }
  }
}

extension SourceCode {
  /// Words that parentheses may follow without being called.
  private static let keywords: Set = [
    "if", "guard", "while", "for", "in", "switch", "case", "where", "return", "throw", "try",
    "await", "catch", "func", "init", "subscript", "var", "let", "is", "as", "else", "get", "set",
    "willSet", "didSet", "async", "throws", "any", "some",
  ]

  /// The parenthesis of the call of the name at a place; nil where nothing is called.
  fileprivate func openOfCall(at place: Int) -> Int? {
    let isInitializer = word(at: place) == "init" && isMark(".", at: place - 1)
    guard let name = word(at: place), isInitializer || !SourceCode.keywords.contains(name),
      !isMark("@", at: place - 1), word(at: place - 1) != "func"
    else { return nil }
    let isOptional = isMark("?", at: place + 1) || isMark("!", at: place + 1)
    let open = place + (isOptional ? 2 : 1)
    guard isMark("(", at: open), tokens[open].line == tokens[place].line else { return nil }
    return open
  }

  /// The labels of a call's arguments: `at:`, `_:`.
  fileprivate func labels(_ open: Int) -> String {
    parts(inside(open)).map { part in
      let first = part.lowerBound
      return isMark(":", at: first + 1) ? "\(word(at: first) ?? "_"):" : "_:"
    }
    .joined()
  }

  /// The names and dots before a place.
  fileprivate func receiver(before place: Int) -> String {
    var names: [String] = []
    var place = place - 1
    while isMark(".", at: place) {
      place -= 1
      while isMark("?", at: place) || isMark("!", at: place) { place -= 1 }
      guard let name = word(at: place) else {
        names.append("…")
        break
      }
      names.append(name)
      place -= 1
    }
    return names.reversed().joined(separator: ".")
  }
}
