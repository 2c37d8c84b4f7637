import SwiftSyntax
import SwiftSyntaxMacros

/// What the bodies of a class or an extension send, as a text that `TraceRecording` reads in `SourceTable`.
///
/// The first line names the file. Each further line describes a function or a call, in fields with tabs between.
struct SourceText {
  /// The text as a literal's inside.
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

  /// The text of an extension, which its methods carry, since the class does not know its extensions; nil for a class.
  ///
  /// Whether a name is that of a seam shows only when it is recorded.
  init?(ofExtension declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    guard let node = declaration.as(ExtensionDeclSyntax.self) else { return nil }
    let members = node.memberBlock.members
    var scan = SourceScan(names: ReferenceNames.names(in: members))
    scan.read(members)
    self.init(scan, of: node, in: context)
  }
}

extension MacroExpansionContext {
  /// The name of the file in which something stands, without folders.
  fileprivate func fileName(of node: some SyntaxProtocol) -> String {
    let file = location(of: node)?.file.trimmedDescription ?? "\"\""
    return file.split(separator: "/").last.map { $0.filter { $0 != "\"" } } ?? ""
  }

  /// The line in which something stands; 0 where that is not known.
  fileprivate func line(of node: some SyntaxProtocol) -> String {
    location(of: node)?.line.trimmedDescription ?? "0"
  }
}

/// Collects the names through which something may be said, or which are asked whether they are nil.
private final class ReferenceNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in members: MemberBlockItemListSyntax) -> Set<String> {
    members.reduce(into: []) { names, member in
      let visitor = ReferenceNames(viewMode: .sourceAccurate)
      visitor.walk(member)
      names.formUnion(visitor.names.subtracting(LocalNames.names(in: member.decl)))
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.base)
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    let shown = node.shown
    names.formUnion(shown.notNil.union(shown.isNil))
    return .visitChildren
  }

  private func add(_ base: ExprSyntax?) -> SyntaxVisitorContinueKind {
    if let name = base?.property?.name.plain, name != "self", name != "super",
      name.first?.isUppercase == false
    {
      names.insert(name)
    }
    return .visitChildren
  }
}
