import Stage
import SwiftParser
import SwiftSyntax

/// The roles and messages that a failing test should name for a mutated member.
///
/// The messages are the member, the members that lead to it, and the names that these mention: within its own type, or
/// within all types where its type has no role. Only names that count as messages or references between objects are
/// kept.
struct MutationContext {
  let roles: Set<String>
  /// The names of messages and references, without labels.
  let messages: Set<String>

  /// Finds the roles and messages for a member in a variant's sources.
  init(of member: String, in sources: [SourceFile]) {
    let outline = MessageOutline(sources)
    let path = member.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    let (type, name) = (path.first ?? "", path.last ?? "")
    let role = outline.roles[type]
    let near = outline.members.filter { role == nil || $0.type == type }
    let leading = Self.names(leadingTo: name, among: near)
    let involved = near.filter { leading.contains($0.name) }
    messages = leading.union(involved.flatMap(\.mentions)).intersection(outline.messages)
    roles = role.map { [$0] } ?? Set(involved.compactMap { outline.roles[$0.type] })
  }

  /// Returns a member and all members that mention it, directly or through others.
  private static func names(
    leadingTo name: String,
    among members: [MessageOutline.Member]
  ) -> Set<String> {
    var names: Set = [name]
    while true {
      let more = members.filter { !names.isDisjoint(with: $0.mentions) }.map(\.name)
      guard !names.isSuperset(of: more) else { return names }
      names.formUnion(more)
    }
  }
}

/// The members of a variant's types with the names that they mention, and the names that are messages.
private final class MessageOutline: SyntaxVisitor {
  struct Member {
    let type: String
    let name: String
    let mentions: Set<String>
  }

  private(set) var members: [Member] = []
  private(set) var roles: [String: String] = [:]
  /// The names of protocol requirements, overriding methods, `tableView` methods and weak references.
  private(set) var messages: Set<String> = []

  init(_ sources: [SourceFile]) {
    super.init(viewMode: .sourceAccurate)
    for source in sources { walk(Parser.parse(source: source.lines.joined(separator: "\n"))) }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let role = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Role" }?.arguments?.trimmedDescription
    if let role = role?.drop(while: { $0 == "." }) {
      roles[node.name.text] = role.prefix(1).uppercased() + role.dropFirst()
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isOverridden = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    add(node, node.name.text, isMessage: isOverridden || node.name.text == "tableView")
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "init", isMessage: false)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isWeak = node.modifiers.contains { $0.name.tokenKind == .keyword(.weak) }
    add(node, node.bindings.first?.pattern.trimmedDescription ?? "", isMessage: isWeak)
    return .skipChildren
  }

  private func add(_ node: some SyntaxProtocol, _ name: String, isMessage: Bool) {
    let isRequirement = node.isInProtocol
    if isMessage || isRequirement { messages.insert(name) }
    guard let type = node.typeAround, !isRequirement else { return }
    let words = node.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .identifier(let word) = token.tokenKind { word } else { nil as String? }
    }
    members.append(Member(type: type, name: name, mentions: Set(words).subtracting([name])))
  }
}
