import SwiftSyntax
import SwiftSyntaxMacros

/// The source table (functions and calls) of a class or an extension, a text that the recorder's `SourceTable` reads.
///
/// The first line names the file. Each further line describes a function or a call, in fields separated by tabs.
struct SourceText {
  /// The text of the table, as the inside of a string literal.
  let literal: String

  init(
    _ scan: SourceScan,
    of declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    let functions = scan.functions.map {
      $0.line(context.line(of: $0.node), in: scan.order(in: $0))
    }
    let calls = scan.calls.map { $0.line(context.line(of: $0.node)) }
    literal = ([context.fileName(of: declaration)] + functions + calls).joined(separator: "\\n")
  }

  /// Creates the source table (list of calls) that the methods of an extension carry; nil for a class.
  ///
  /// Every name may be the name of a recorded reference here; the recorder determines which names are.
  init?(ofExtension declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    guard let node = declaration.as(ExtensionDeclSyntax.self) else { return nil }
    let members = node.memberBlock.members
    var scan = SourceScan(names: ReferenceNameVisitor.names(in: members))
    scan.read(members, of: node)
    self.init(scan, of: node, in: context)
  }
}

extension MacroExpansionContext {
  fileprivate func fileName(of node: some SyntaxProtocol) -> String {
    let file = location(of: node)?.file.trimmedDescription ?? "\"\""
    return file.split(separator: "/").last.map { $0.filter { $0 != "\"" } } ?? ""
  }

  fileprivate func line(of node: some SyntaxProtocol) -> String {
    location(of: node)?.line.trimmedDescription ?? "0"
  }
}

/// A visitor of a member that collects the names of properties through which messages may be sent, or that are compared with nil.
///
/// A name that the member also gives to a parameter or local variable is left out.
private final class ReferenceNameVisitor: SyntaxVisitor {
  private var names: Set<String> = []
  private var localNames: Set<String> = []

  static func names(in members: MemberBlockItemListSyntax) -> Set<String> {
    members.reduce(into: []) { names, member in
      let visitor = ReferenceNameVisitor(viewMode: .sourceAccurate)
      visitor.walk(member)
      names.formUnion(visitor.names.subtracting(visitor.localNames))
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.base?.property?.name.plain, name != "self", name != "super",
      name.first?.isUppercase == false
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    let check = node.nilCheck
    names.formUnion(check.notNilIfTrue.union(check.notNilIfFalse))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    localNames.formUnion(node.names)
    return .visitChildren
  }

  override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
    localNames.formUnion(node.parameterClause?.names ?? [])
    return .visitChildren
  }

  // Adds `let view = other`, `for view in`, `case let view`; after `if let view` the name still means the seam.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.parent?.as(OptionalBindingConditionSyntax.self)
    let value =
      binding?.initializer?.value ?? node.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    let isSeam =
      binding != nil && binding?.initializer == nil || value?.property?.name == node.identifier.text
    if !isSeam { localNames.insert(node.identifier.text) }
    return .visitChildren
  }
}
