import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the mark of the closure that contains the code; empty outside closures, as captures of the closure are.
  ///
  /// The mark is `*onError` if a message through a recorded reference passes the closure under that label, `*_` if without a label,
  /// else `*`. `isClosure` says that the node is a method used as a value, and so a closure itself.
  func closureMark(through seams: Set<String>, isClosure: Bool = false) -> String {
    var mark = ""
    var inner = Syntax(self)
    var node = isClosure ? Syntax(self) : parent
    while let next = node {
      let isCapture = inner.is(ClosureSignatureSyntax.self)
      if next.is(ClosureExprSyntax.self) && !isCapture || isClosure && next.id == Syntax(self).id {
        mark = "*" + next.label(through: seams)
        if mark != "*" { return mark }
      }
      (inner, node) = (next, next.parent)
    }
    return mark
  }
}

extension Syntax {
  /// Returns the label under which a message through one of `seams` passes this closure, `_` for no label; empty if none passes it.
  fileprivate func label(through seams: Set<String>) -> String {
    let labeled = parent?.as(LabeledExprSyntax.self)
    let trailing = parent?.as(MultipleTrailingClosureElementSyntax.self)
    let outer = labeled?.parent ?? trailing?.parent
    let call = (outer?.parent ?? parent)?.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard let name = base?.property?.name, seams.contains(name) else { return "" }
    return (labeled?.label ?? trailing?.label)?.text.plain ?? "_"
  }
}
