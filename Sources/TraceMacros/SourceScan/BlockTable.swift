import SwiftSyntax
import Synchronization

/// The statements of blocks that declare a local name, or show behind them that a reference is not nil; found once for each block.
///
/// Without the table, each look at a name would go through all statements above it.
final class BlockTable: Sendable {
  enum Fact: Hashable {
    case declaration, nilCheck

    fileprivate func names(in statement: CodeBlockItemSyntax) -> Set<String> {
      self == .declaration ? statement.declaredNames : statement.notNilAfter
    }
  }

  private struct Key: Hashable {
    let block: SyntaxIdentifier
    let fact: Fact
  }

  @TaskLocal private static var current: BlockTable?

  /// The table of the present scan; a new one outside of scans.
  static var ofScan: BlockTable { current ?? BlockTable() }

  /// Runs a scan, whose looks at names share one table.
  static func scanning<Result>(_ scan: () -> Result) -> Result {
    $current.withValue(ofScan, operation: scan)
  }

  private let statements = Mutex<[Key: [String: [CodeBlockItemSyntax]]]>([:])

  /// Returns the statements of a block before its child `node` that have a fact about a name, in source order.
  func statements(
    with fact: Fact,
    about name: String,
    in block: CodeBlockItemListSyntax,
    before node: Syntax
  ) -> some BidirectionalCollection<CodeBlockItemSyntax> {
    let key = Key(block: block.id, fact: fact)
    let known = statements.withLock { $0[key] }
    let found = known ?? block.statements(with: fact)
    if known == nil { statements.withLock { $0[key] = found } }
    return (found[name] ?? []).prefix { $0.position < node.position }
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func statements(with fact: BlockTable.Fact) -> [String: [CodeBlockItemSyntax]] {
    reduce(into: [:]) { found, statement in
      for name in fact.names(in: statement) { found[name, default: []].append(statement) }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The names that the statement may declare: a superset where its conditions contain closures.
  fileprivate var declaredNames: Set<String> {
    if let check = item.as(GuardStmtSyntax.self) { return check.conditions.boundNames }
    let bindings = item.as(VariableDeclSyntax.self)?.bindings
    return bindings?.reduce(into: []) { $0.formUnion($1.pattern.boundNames) } ?? []
  }
}
