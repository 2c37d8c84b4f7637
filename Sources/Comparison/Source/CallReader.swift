import Traces

/// A call of a function in a source file, known by name only: the called declaration is not looked up.
package struct SourceCall: Hashable, Sendable {
  /// The name of the called function with its argument labels, `didSelectProduct(at:)`; `_` for an argument without a label.
  package let name: String
  /// The expression before the dot of the name, without `?` and `!`, such as `view.presenter`; empty without a dot.
  package let receiver: String
  package let type: String
  package let member: String
  package let location: CodeLocation
}

extension SourceOutline {
  /// The calls of functions in the members of all types, in the order of the types and their members.
  ///
  /// A call is a name followed by `(`; a call with only a trailing closure is missed.
  package var calls: [SourceCall] {
    types.flatMap { type in type.members.flatMap { calls(in: $0, of: type) } }
  }

  func calls(in member: SourceMember, of type: SourceType) -> [SourceCall] {
    let code = files[member.piece.file]
    let range = member.body ?? (member.kind == .property ? member.piece.tokens : 0..<0)
    return range.compactMap { index in
      guard let name = code.word(at: index), let open = code.argumentListStart(at: index) else {
        return nil
      }
      return SourceCall(
        name: "\(name)(\(code.labels(open)))",
        receiver: code.receiver(before: index),
        type: type.name,
        member: member.name,
        location: CodeLocation(
          file: code.file,
          line: code.tokens[index].line,
          function: member.name
        )
      )
    }
  }
}

extension SourceCode {
  /// Keywords that may precede `(` without being the name of a called function.
  private static let keywords: Set = [
    "if", "guard", "while", "for", "in", "switch", "case", "where", "return", "throw", "try",
    "await", "catch", "func", "init", "subscript", "var", "let", "is", "as", "else", "get", "set",
    "willSet", "didSet", "async", "throws", "any", "some",
  ]

  /// Returns the position of the `(` of the call that the token at `index` names.
  ///
  /// Nil if the token names no called function, or if no `(` follows in the same line.
  fileprivate func argumentListStart(at index: Int) -> Int? {
    let isInitializer = word(at: index) == "init" && isMark(".", at: index - 1)
    guard let name = word(at: index), isInitializer || !SourceCode.keywords.contains(name),
      !isMark("@", at: index - 1), word(at: index - 1) != "func"
    else { return nil }
    let isOptional = isMark("?", at: index + 1) || isMark("!", at: index + 1)
    let behind = index + (isOptional ? 2 : 1)
    let open = isMark("<", at: behind) ? end(of: behind) : behind
    guard isMark("(", at: open), tokens[open].line == tokens[index].line else { return nil }
    return open
  }

  /// Returns the argument labels of the call whose `(` stands at the position `open`, such as `at:_:`.
  fileprivate func labels(_ open: Int) -> String {
    parts(inside(open)).map { part in
      let first = part.lowerBound
      return isMark(":", at: first + 1) ? "\(word(at: first) ?? "_"):" : "_:"
    }
    .joined()
  }

  /// Returns the expression before the dot of the name at `index`, such as `view.presenter`; empty without a dot.
  ///
  /// `…` replaces a part that is not a name, and everything before it.
  fileprivate func receiver(before index: Int) -> String {
    var names: [String] = []
    var index = index - 1
    while isMark(".", at: index) {
      index -= 1
      while isMark("?", at: index) || isMark("!", at: index) { index -= 1 }
      guard let name = word(at: index) else {
        names.append("…")
        break
      }
      names.append(name)
      index -= 1
    }
    return names.reversed().joined(separator: ".")
  }
}
