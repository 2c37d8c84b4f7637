import SwiftSyntax

/// A visitor of one function that collects the messages sent through the class's seams (recorded references), and the names of
/// the members that the function may call.
///
/// A name with `.` before it is read as a property. A name with `*` is used in a closure, which may run later. `()` stands for a
/// call of a stored closure that is not recorded and may send any message. The recorder finds out which of the names are messages.
final class CallVisitor: SyntaxVisitor {
  private(set) var calls: [FoundCall] = []
  private(set) var calledOnOthers: Set<String> = []
  /// The names that the function calls bare or writes after `self.`; a property read without `self.` is left out.
  private(set) var calledOnSelf: Set<String> = []
  private let seams: Set<String>
  private let unwrapped: Set<String>
  private let closures: Set<String>
  private let function: String
  private var closureDepth = 0

  /// Creates a visitor; messages through the references `unwrapped` unwrap nil without any mark.
  init(seams: Set<String>, unwrapped: Set<String>, closures: Set<String>, function: String) {
    self.seams = seams
    self.unwrapped = unwrapped
    self.closures = closures
    self.function = function
    super.init(viewMode: .sourceAccurate)
  }

  // A property that a local type names belongs to another object.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    if let (property, isOptional) = base.property, seams.contains(property),
      !closures.contains(property)
    {
      add(property, node.message, isOptional, node.declName, through: base)
    }
    // A member of a type, such as an enumeration's case, is no message to an object.
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true {
      let name = (node.isCall ? "" : ".") + node.declName.baseName.text.plain
      addName(name, isOwn: ExprSyntax(node).property != nil)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text.plain,
      name.first?.isUppercase == false
    {
      addName(name, isOwn: true)
    }
    guard let (property, isOptional) = called.property else { return .visitChildren }
    if closures.contains(property) {
      let labels = String(repeating: "_:", count: node.argumentLabels.count)
      add(property, "\(property)(\(labels))", isOptional, called, through: called)
    } else if called.is(OptionalChainingExprSyntax.self) || called.is(ForceUnwrapExprSyntax.self) {
      addName("()", isOwn: false)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    addName(".subscript", isOwn: node.calledExpression.isSelf)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closureDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closureDepth -= 1 }

  private func addName(_ name: String, isOwn: Bool) {
    let name = closureDepth > 0 ? name + "*" : name
    if isOwn { calledOnSelf.insert(name) } else { calledOnOthers.insert(name) }
  }

  private func add(
    _ property: String,
    _ message: String,
    _ isOptional: Bool,
    _ node: some SyntaxProtocol,
    through base: ExprSyntax
  ) {
    if base.isOtherValue { return }
    let copy = base.copy
    // Nil loses a message to a local copy where the copy is made.
    let reader = isOptional ? copy?.source ?? Syntax(node) : Syntax(node)
    calls.append(
      FoundCall(
        function: function,
        property: property,
        message: message,
        isOptional: isOptional || unwraps(property, through: base),
        isBehindNilCheck: Syntax(node).knowsNotNil(property)
          || copy?.source.knowsNotNil(property) == true,
        closure: reader.closureMark(through: seams),
        node: Syntax(node)
      )
    )
  }

  /// Returns whether a message through a reference, or through a local copy of it, unwraps nil without `?`.
  private func unwraps(_ property: String, through base: ExprSyntax) -> Bool {
    if let copy = base.copy { return base.core.message(unwraps: copy.isForced).isLost }
    let isLocal = base.core.as(DeclReferenceExprSyntax.self)?.binding != nil
    return !isLocal && base.core.message(unwraps: unwrapped.contains(property)).isLost
  }
}

extension MemberAccessExprSyntax {
  /// Whether the expression calls a method, or hands it over as a value: an argument, or the right side of an assignment.
  fileprivate var isCall: Bool {
    var called = ExprSyntax(self)
    while let mark = called.parent?.as(ExprSyntax.self),
      mark.is(OptionalChainingExprSyntax.self) || mark.is(ForceUnwrapExprSyntax.self)
    {
      called = mark
    }
    if let call = called.parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == called.id
    }
    guard called.id == id else { return false }
    let isArgument = parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    let elements = parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    let isAssigned =
      elements.count == 3 && elements[2].id == ExprSyntax(self).id
      && elements[1].is(AssignmentExprSyntax.self)
    return parent?.is(LabeledExprSyntax.self) == true && isArgument || isAssigned
  }

  /// The message that the expression sends to another object: `showProducts(_:)`, `rows`, or `rows =`.
  fileprivate var message: String {
    let name = declName.baseName.text.plain
    if let call = parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(self).id
    {
      return "\(name)(\(call.argumentLabels.joined()))"
    }
    return ExprSyntax(self).isAssigned ? "\(name) =" : name
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments as written, each with a colon; the first trailing closure has none, `_:`.
  fileprivate var argumentLabels: [String] {
    arguments.map { ($0.label?.text ?? "_") + ":" }
      + (trailingClosure == nil ? [] : ["_:"])
      + additionalTrailingClosures.map { $0.label.text + ":" }
  }
}
