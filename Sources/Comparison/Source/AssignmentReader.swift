import CollaborationRules

extension SourceOutline {
  /// The lines that set a property of somebody: `presenter.view = view`, but not `view = nil`.
  var assignments: [SourceFacts.Assignment] {
    types.flatMap { type in type.members.flatMap { assignments(in: $0, of: type) } }
  }

  private func assignments(
    in member: SourceMember,
    of type: SourceType
  ) -> [SourceFacts.Assignment] {
    let code = files[member.piece.file]
    let function = "\(type.name).\(member.name.prefix { $0 != "(" })()"
    return (member.body ?? 0..<0).compactMap { position in
      guard let assignment = code.assignment(at: position) else { return nil }
      return SourceFacts.Assignment(assignment.text, to: assignment.property, in: function)
    }
  }
}

extension SourceCode {
  /// The assignment whose `=` stands at a position; nil where another token does.
  fileprivate func assignment(at position: Int) -> (property: String, text: String)? {
    guard isMark("=", at: position), isMark(".", at: position - 2),
      let owner = word(at: position - 3),
      let property = word(at: position - 1), let value = value(from: position + 1)
    else { return nil }
    return (property, "\(owner).\(property) = \(value)")
  }

  /// What is written from a position to the end of its line; of a closure only that it is one.
  private func value(from start: Int) -> String? {
    if isMark("=", at: start) { return nil }
    if isMark("{", at: start) { return "{ [weak self] … }" }
    let line = tokens.indices.contains(start) ? tokens[start].line : 0
    let end = tokens[min(start, tokens.count)...].firstIndex { $0.line != line } ?? tokens.count
    guard start < end, !tokens[start].isWord("nil") else { return nil }
    return text(start..<end)
  }
}
