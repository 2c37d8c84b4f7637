import CollaborationRules
import ComparisonData
import SourceTokens
import Stage
import Traces

extension SourceFacts {
  /// Reads the facts that the rules of VIPER check, such as protocol requirements, calls and assignments, from a variant's source.
  ///
  /// Only counted files are read, and requirements only from protocols whose calls are recorded, such as one with `@Doubled`.
  package init(of variant: Variant, in module: Module) {
    let outline = SourceOutline(declaredIn: variant)
    self.init()
    requirements = outline.protocols.filter(\.isTraced).allMembers.map { type, member in
      Requirement(member.traceName, of: type.name, at: member.location)
    }
    valueInterfaces = outline.protocols
      .filter { $0.isTraced && !outline.ancestors(of: $0).contains("AnyObject") }.map(\.name)
    calls = outline.calls
    assignments = outline.assignments
    businessRules = module.rules
    unusedProperties = outline.unusedProperties
    sharedUses = outline.sharedUses
    entityChanges = outline.entityChanges(of: variant.entities)
  }
}

extension SourceOutline {
  init(declaredIn variant: Variant) {
    self.init(
      variant.manifest.files.compactMap { name in variant.sources.first { $0.name == name } }
    )
  }

  /// The calls of functions in the members of all types, in the order of the types and their members.
  ///
  /// A call is a name followed by `(`; a call with only a trailing closure is missed. The called declaration is not looked up.
  var calls: [SourceFacts.Call] {
    uses(in: types) { code, position, _ in code.calledPath(at: position) }
  }

  /// The assignments in members to properties of other objects (`presenter.view = view`) or of `self`; an assignment of nil is left out.
  var assignments: [SourceFacts.Assignment] {
    types.allMembers.flatMap { type, member in
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

  /// Returns the receiver and the name, without labels, of the call that the token at `index` names: `view.presenter.show`.
  ///
  /// Nil if the token names no called function, or if no `(` follows in the same line.
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

  /// Returns the expression before the dot of the name at `index`, such as `view.presenter`; empty without a dot.
  ///
  /// `…` replaces a part that is not a name, and everything before it.
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

  /// Returns the property and the text of the assignment whose `=` stands at `position`, from the word before any dot.
  ///
  /// Nil for any other token, without a value, and for a property without a dot that is not in `own` or does not begin its line.
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

  /// Returns the text of the assigned value, from `start` to the end of the line; `{ [weak self] … }` for any closure.
  ///
  /// Nil for the value `nil`, at the second sign of `==`, and for an empty rest of the line.
  private func value(from start: Int) -> String? {
    if isMark("=", at: start) { return nil }
    if isMark("{", at: start) { return "{ [weak self] … }" }
    let line = tokens.indices.contains(start) ? tokens[start].line : 0
    let end = tokens[min(start, tokens.count)...].firstIndex { $0.line != line } ?? tokens.count
    guard start < end, !tokens[start].isWord("nil") else { return nil }
    return text(start..<end)
  }
}
