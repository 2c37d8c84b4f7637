import CollaborationRules

extension SourceOutline {
  /// The assignments in members to properties of other objects (`presenter.view = view`) or of `self`; an assignment of nil is left out.
  var assignments: [SourceFacts.Assignment] {
    types.flatMap { type in type.members.flatMap { assignments(in: $0, of: type) } }
  }

  private func assignments(
    in member: SourceMember,
    of type: SourceType
  ) -> [SourceFacts.Assignment] {
    let code = files[member.piece.file]
    let function = "\(type.name).\(member.name.prefix { $0 != "(" })()"
    let own = Set(type.members.filter { $0.kind == .property }.map(\.name))
    return (member.body ?? 0..<0).compactMap { position in
      guard
        let assignment = code.assignment(at: position)
          ?? code.ownAssignment(at: position, to: own)
      else { return nil }
      return SourceFacts.Assignment(assignment.text, to: assignment.property, in: function)
    }
  }
}

extension SourceCode {
  /// Returns the property and the text of an assignment such as `presenter.view = view` whose `=` stands at `position`.
  ///
  /// The text begins with the word before the dot. Nil for any other token, without such a word, and where `value(from:)` is nil.
  fileprivate func assignment(at position: Int) -> (property: String, text: String)? {
    guard isMark("=", at: position), isMark(".", at: position - 2),
      let owner = word(at: position - 3),
      let property = word(at: position - 1), let value = value(from: position + 1)
    else { return nil }
    return (property, "\(owner).\(property) = \(value)")
  }

  /// Returns the property and the whole text of the assignment `view = value` whose `=` stands at `position`.
  ///
  /// Nil for any other token, for a property outside `properties` or not at the start of its line, and for the value `nil`.
  fileprivate func ownAssignment(
    at position: Int,
    to properties: Set<String>
  ) -> (property: String, text: String)? {
    guard isMark("=", at: position), position > 1, let property = word(at: position - 1),
      properties.contains(property), tokens[position - 2].line < tokens[position - 1].line,
      let value = value(from: position + 1)
    else { return nil }
    return (property, "\(property) = \(value)")
  }

  /// Returns the text of the assigned value, from `start` to the end of the line; `{ [weak self] … }` for any closure.
  ///
  /// Nil for the value `nil`, for the second sign of `==`, and for an empty rest of the line.
  private func value(from start: Int) -> String? {
    if isMark("=", at: start) { return nil }
    if isMark("{", at: start) { return "{ [weak self] … }" }
    let line = tokens.indices.contains(start) ? tokens[start].line : 0
    let end = tokens[min(start, tokens.count)...].firstIndex { $0.line != line } ?? tokens.count
    guard start < end, !tokens[start].isWord("nil") else { return nil }
    return text(start..<end)
  }
}
