import CollaborationRules
import ComparisonData
import Stage
import Traces

extension SourceFacts {
  /// Reads the facts that rules check from a variant's counted files; requirements only of protocols whose calls are recorded.
  package init(of variant: Variant, in module: Module) {
    let outline = SourceOutline(declaredIn: variant)
    self.init(
      requirements: outline.protocols.filter(\.isTraced).flatMap { type in
        type.members.map { Requirement($0.traceName, of: type.name, at: $0.location) }
      },
      valueInterfaces: outline.protocols
        .filter { $0.isTraced && !outline.ancestors(of: $0).contains("AnyObject") }.map(\.name),
      calls: outline.calls,
      assignments: outline.assignments,
      businessRules: module.rules,
      unusedProperties: outline.unusedProperties,
      sharedUses: outline.sharedUses,
      entityChanges: outline.entityChanges(of: variant.entities)
    )
  }
}

extension SourceOutline {
  init(declaredIn variant: Variant) {
    self.init(
      variant.manifest.files.compactMap { name in variant.sources.first { $0.name == name } }
    )
  }

  func role(of name: String) -> Role? { types.first { $0.name == name }?.role }

  /// The calls in the members of all types, by a name and `(`: a call with only a trailing closure is missed.
  var calls: [SourceFacts.Call] {
    types.flatMap { type in
      let role = role(of: type.name)
      return type.members.flatMap { member in
        let range = member.body ?? (member.kind == .property ? member.piece.tokens : 0..<0)
        return calls(at: range, of: member, in: type, role) { $0.calledPath(at: $1) }
      }
    }
  }

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
      code.assignment(at: position, own: own).map {
        SourceFacts.Assignment($0.text, to: $0.property, in: function)
      }
    }
  }
}

extension SourceMember {
  /// The member's name as a trace writes it; a stored closure gets one label per argument: `onChange(_:)`.
  var traceName: String {
    closureParameterCount.map { "\(name)(\(String(repeating: "_:", count: $0)))" } ?? name
  }
}

extension SourceCode {
  /// Keywords that may precede `(` without being the name of a called function.
  private static let keywords: Set = [
    "if", "guard", "while", "for", "in", "switch", "case", "where", "return", "throw", "try",
    "await", "catch", "func", "init", "subscript", "var", "let", "is", "as", "else", "get", "set",
    "willSet", "didSet", "async", "throws", "any", "some",
  ]

  /// Returns the receiver and name of the call that the token at `index` names, `view.presenter.show`; nil for no call in one line.
  fileprivate func calledPath(at index: Int) -> String? {
    let isInitializer = word(at: index) == "init" && isMark(".", at: index - 1)
    guard let name = word(at: index), isInitializer || !SourceCode.keywords.contains(name),
      !isMark("@", at: index - 1), word(at: index - 1) != "func"
    else { return nil }
    let isOptional = isMark("?", at: index + 1) || isMark("!", at: index + 1)
    let behind = index + (isOptional ? 2 : 1)
    let open = isMark("<", at: behind) ? end(of: behind) : behind
    guard isMark("(", at: open), tokens[open].line == tokens[index].line else { return nil }
    let receiver = receiver(before: index)
    // A name in back-ticks may contain a parenthesis.
    return (receiver.isEmpty ? "" : receiver + ".") + name.prefix { $0 != "(" }
  }

  /// Returns the expression before the dot of the name at `index`: `view.presenter`, or `…` for a part that is no name.
  private func receiver(before index: Int) -> String {
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

  /// Returns the property and text of the assignment whose `=` stands at `position`; without a dot, of one in `own` on a new line.
  fileprivate func assignment(
    at position: Int,
    own: Set<String>
  ) -> (property: String, text: String)? {
    guard isMark("=", at: position), let property = word(at: position - 1),
      let value = value(from: position + 1)
    else { return nil }
    if let owner = assignedOwner(at: position) {
      return (property, "\(owner).\(property) = \(value)")
    }
    guard position > 1, own.contains(property),
      tokens[position - 2].line < tokens[position - 1].line
    else { return nil }
    return (property, "\(property) = \(value)")
  }

  /// Returns the text of the value from `start` to the line's end, `{ [weak self] … }` for a closure; nil for `nil` and after `=`.
  private func value(from start: Int) -> String? {
    if isMark("=", at: start) { return nil }
    if isMark("{", at: start) { return "{ [weak self] … }" }
    let line = tokens.indices.contains(start) ? tokens[start].line : 0
    let end = tokens[min(start, tokens.count)...].firstIndex { $0.line != line } ?? tokens.count
    guard start < end, !tokens[start].isWord("nil") else { return nil }
    return text(start..<end)
  }
}
