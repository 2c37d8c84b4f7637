import SwiftSyntax
import SwiftSyntaxMacros

/// The arguments of an attribute `@Role(…)`, `@Doubled(…)` or `@Traced(…)`.
struct RoleAttribute {
  private let arguments: [LabeledExprSyntax]

  init(_ node: AttributeSyntax) {
    arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
  }

  /// Whether warnings about rules of the architecture are on: there is no `checks: .off`.
  var isChecked: Bool {
    let checks = arguments.first { $0.label?.text == "checks" }
    return checks?.expression.memberName != "off"
  }

  /// Whether the attribute is `@Traced(.playable)`, which means `@Doubled`.
  var isPlayable: Bool {
    arguments.first { $0.label == nil }?.expression.memberName == "playable"
  }

  /// Whether the attribute names no role, as on an extension of a class that has one.
  var isBare: Bool { arguments.isEmpty }

  /// Returns whether the class's methods record their own calls, and its references return the objects themselves.
  func isAtReceiver(in context: some MacroExpansionContext) -> Bool {
    isBare || !BuildCondition.standIns.isSet(in: context)
  }

  /// The standard role as written in the source, `presenter`; nil for none.
  var role: String? {
    let named = arguments.first { $0.label?.text == "as" } ?? arguments.first
    return named?.expression.memberName
  }

  /// The arguments for the object's token (its identity in recordings): all but `checks:`.
  var tokenArguments: String {
    arguments.filter { $0.label?.text != "checks" }
      .map { ($0.label.map { "\($0.text): " } ?? "") + $0.expression.trimmedDescription }
      .joined(separator: ", ")
  }
}

extension ExprSyntax {
  /// The name of a member: `view` for `.view` and `StandardRole.view`; nil for other expressions.
  fileprivate var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
