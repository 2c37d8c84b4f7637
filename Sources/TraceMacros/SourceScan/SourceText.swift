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
    let visitor = ReferenceNameVisitor(viewMode: .sourceAccurate)
    BlockTable.scanning { visitor.walk(node.memberBlock) }
    var scan = SourceScan(names: visitor.names)
    scan.read(node.memberBlock.members, of: node)
    self.init(scan, of: node, in: context)
  }
}

/// A visitor that collects the names of properties through which messages may be sent, or that are compared with nil; local names
/// are left out.
private final class ReferenceNameVisitor: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, !base.isOtherValue, let name = base.property?.name.plain,
      name != "self", name != "super", name.first?.isUppercase == false
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    let compared = node.nilCheck.notNilIfTrue.union(node.nilCheck.notNilIfFalse)
    names.formUnion(compared.filter { Syntax(node).binding(of: $0) == nil })
    return .visitChildren
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
