import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion

/// A diagnostic of a macro, with its location in the source and the source after each of its fix-its.
struct LocatedDiagnostic: CustomStringConvertible {
  struct Fix {
    let title: String
    let fixed: String
  }

  let line: Int
  let column: Int
  let message: String
  let fixes: [Fix]
  private let severity: DiagnosticSeverity
  private let source: String

  init(_ diagnostic: Diagnostic, of source: String, in context: BasicMacroExpansionContext) {
    let location = context.location(
      for: diagnostic.position,
      anchoredAt: diagnostic.node,
      fileName: ""
    )
    line = location.line
    column = location.column
    message = diagnostic.message
    fixes = diagnostic.fixIts.map {
      Fix(title: $0.message.message, fixed: $0.applied(to: source, in: context))
    }
    severity = diagnostic.diagMessage.severity
    self.source = source
  }

  /// The diagnostic as a compiler prints it, and the lines that each fix-it removes and adds.
  var description: String {
    let lines = fixes.flatMap { fix in
      let difference = fix.fixed.lines.difference(from: source.lines)
      return ["  fix: \(fix.title)"]
        + (difference.removals + difference.insertions).map { change in
          switch change {
          case .remove(_, let line, _): "  -\(line)"
          case .insert(_, let line, _): "  +\(line)"
          }
        }
    }
    return (["\(line):\(column): \(severity): \(message)"] + lines).joined(separator: "\n")
  }
}

extension FixIt {
  /// Returns a source after the changes of the fix-it, which must not overlap.
  fileprivate func applied(to source: String, in context: BasicMacroExpansionContext) -> String {
    let edits = changes.map { $0.edit(in: context) }
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset
      bytes.replaceSubrange(range, with: edit.replacementBytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FixIt.Change {
  fileprivate func edit(in context: BasicMacroExpansionContext) -> SourceEdit {
    switch self {
    case .replace(let old, let new):
      context.edit(old.position..<old.endPosition, of: old, to: new.description)
    case .replaceLeadingTrivia(let token, let trivia):
      context.edit(
        token.position..<token.positionAfterSkippingLeadingTrivia,
        of: token,
        to: trivia.description
      )
    default:
      fatalError("The fix-its of the macros have no such change: \(self)")
    }
  }
}

extension BasicMacroExpansionContext {
  /// Returns the edit of the whole source for a range in the tree of a node, which may be a tree of its own.
  fileprivate func edit(
    _ range: Range<AbsolutePosition>,
    of node: some SyntaxProtocol,
    to text: String
  ) -> SourceEdit {
    let bounds = [range.lowerBound, range.upperBound].map { position in
      let location = location(for: position, anchoredAt: Syntax(node), fileName: "")
      return AbsolutePosition(utf8Offset: location.offset)
    }
    return SourceEdit(range: bounds[0]..<bounds[1], replacement: text)
  }
}
