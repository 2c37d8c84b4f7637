import SwiftSyntax

struct MutationOperator: Sendable {
  /// The name: `drop-call`.
  let name: String
  let summary: String
  /// Returns the change of a node; nil where the operator does not apply.
  let mutation: @Sendable (Syntax) -> Mutation?

  init(_ name: String, _ summary: String, mutation: @escaping @Sendable (Syntax) -> Mutation?) {
    self.name = name
    self.summary = summary
    self.mutation = mutation
  }

  static let all = statements + conditions + texts + lists + values + references

  static func named(_ name: String) -> MutationOperator? { all.first { $0.name == name } }

  private static let statements = [
    MutationOperator("drop-call", "a statement that calls or sets something is left out") { node in
      guard let item = node.as(CodeBlockItemSyntax.self), item.isCallOrAssignment else {
        return nil
      }
      return Mutation(item, "()")
    },
    MutationOperator("forget-case", "nothing is done in a case of a switch, or in a catch") {
      node in
      if let clause = node.as(CatchClauseSyntax.self) {
        let items = clause.catchItems.trimmedDescription
        let code = clause.catchKeyword.text + (items.isEmpty ? "" : " \(items)")
        return Mutation(clause.body, named: code, "{}")
      }
      guard let branch = node.as(SwitchCaseSyntax.self) else { return nil }
      return Mutation(branch.statements, named: branch.label.trimmedDescription, "break")
    },
    MutationOperator(
      "swap-neighbours",
      "an argument, an element or a statement changes places with the one after it"
    ) { node in
      if let item = node.as(CodeBlockItemSyntax.self),
        let next = item.next(CodeBlockItemSyntax.self)
      {
        return Mutation(from: item, to: next, "\(next.trimmed)\n\(item.trimmed)")
      }
      if let element = node.as(ArrayElementSyntax.self),
        let next = element.next(ArrayElementSyntax.self)
      {
        let swapped = "\(next.expression.trimmed), \(element.expression.trimmed)"
        return Mutation(from: element.expression, to: next.expression, swapped)
      }
      guard let argument = node.as(LabeledExprSyntax.self),
        let next = argument.next(LabeledExprSyntax.self)
      else { return nil }
      let label = next.label.map { "\($0.text): " } ?? ""
      let swapped = "\(next.expression.trimmed), \(label)\(argument.expression.trimmed)"
      return Mutation(from: argument.expression, to: next.expression, swapped)
    },
  ]

  private static let conditions = [
    MutationOperator(
      "negate-condition",
      "a condition holds where it did not, and the other way round"
    ) {
      node in node.asCondition.map { Mutation($0, "!(\($0.trimmed))") }
    },
    MutationOperator("skip-condition", "a condition is not asked, and counts as met") { node in
      node.asCondition.map { Mutation($0, "true") }
    },
    MutationOperator("never", "a condition is not asked, and counts as not met") { node in
      node.asCondition.map { Mutation($0, "false") }
    },
  ]

  private static let texts = [
    MutationOperator("cut-text", "a text lacks its first letter") { node in
      guard let literal = node.as(StringLiteralExprSyntax.self),
        let segment = literal.segments.first?.as(StringSegmentSyntax.self),
        let letter = segment.content.text.first, letter != "\\"
      else { return nil }
      let rest = literal.trimmedDescription.drop { $0 == "\"" }.dropFirst()
      return Mutation(literal, "\"\(rest)")
    },
    MutationOperator("bare-value", "a value stands there without the text around it") { node in
      guard let literal = node.as(StringLiteralExprSyntax.self), literal.segments.count > 1,
        let value = literal.segments.lazy.compactMap({ $0.as(ExpressionSegmentSyntax.self) }).first
      else { return nil }
      return Mutation(literal, "\"\(value.trimmed)\"")
    },
    MutationOperator("skip-conversion", "a value is shown as it is, and not what is made of it") {
      node in
      guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let argument = call.arguments.first
      else { return nil }
      return Mutation(call, "\"\\(\(argument.expression.trimmed))\"")
    },
  ]

  private static let lists = [
    MutationOperator("reverse-list", "a list stands in the opposite order") { node in
      node.asValue.map { Mutation($0, "Array((\($0.trimmed)).reversed())") }
    },
    MutationOperator("drop-last", "a list lacks its last element") { node in
      node.asValue.map { Mutation($0, "Array((\($0.trimmed)).dropLast())") }
    },
    MutationOperator("first-element", "whichever element is meant, the first is taken") { node in
      guard let element = node.as(SubscriptCallExprSyntax.self) else { return nil }
      return Mutation(element, "\(element.calledExpression.trimmed)[0]")
    },
    MutationOperator("next-element", "the element after the one that is meant is taken") { node in
      guard let element = node.as(SubscriptCallExprSyntax.self), let index = element.arguments.first
      else { return nil }
      let list = element.calledExpression.trimmed
      return Mutation(element, "\(list)[(\(index.trimmed) + 1) % \(list).count]")
    },
  ]

  private static let values = [
    MutationOperator("keep-old", "what was there stays where nothing comes in its place") { node in
      node.asAssignment.map { assignment in
        let old = assignment.leftOperand.trimmed
        return Mutation(assignment, "\(old) = \(assignment.rightOperand.trimmed) ?? \(old)")
      }
    },
    MutationOperator("forget-value", "a value that may be missing is missing") { node in
      node.asValue.map { Mutation($0, "(false ? \($0.trimmed) : nil)") }
    },
    MutationOperator("use-fallback", "what stands behind ?? is taken, whatever there is") { node in
      guard let choice = node.as(InfixOperatorExprSyntax.self),
        choice.operator.trimmedDescription == "??"
      else { return nil }
      return Mutation(choice, choice.rightOperand.trimmedDescription)
    },
  ]

  private static let references = [
    MutationOperator("keep-reference", "a reference that holds nobody holds whom it names") {
      node in
      if let property = node.as(VariableDeclSyntax.self),
        let weak = property.modifiers.first(where: { $0.name.tokenKind == .keyword(.weak) })
      {
        return Mutation(weak, named: property.trimmedDescription, "")
      }
      guard let capture = node.weakCapture, capture.initializer == nil else { return nil }
      // An optional as before, so that the code around the capture still builds.
      let (name, comma) = (capture.name.text, capture.trailingComma?.text ?? "")
      let kept = "\(name) = Optional(\(name))\(comma)"
      return Mutation(capture, named: node.trimmedDescription, kept)
    }
  ]
}
