import SwiftSyntax
import SwiftSyntaxMacros

/// The arguments of `@Role(…)`, `@Doubled(…)` or `@Traced(…)`.
struct RoleAttribute {
  private let arguments: [LabeledExprSyntax]

  init(_ node: AttributeSyntax) {
    arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
  }
}

extension RoleAttribute {
  /// Whether the rules of the architecture are checked: no `checks: .off`.
  var isChecked: Bool {
    let checks = arguments.first { $0.label?.text == "checks" }
    return checks?.expression.memberName != "off"
  }

  /// Whether the attribute is `@Traced(.playable)`, which means `@Doubled`.
  var isPlayable: Bool {
    arguments.first { $0.label == nil }?.expression.memberName == "playable"
  }

  /// Whether the attribute names no role, as at an extension of a class that has one.
  var isBare: Bool { arguments.isEmpty }

  /// Returns whether methods record their own calls, and references return the objects themselves.
  func isAtReceiver(in context: some MacroExpansionContext) -> Bool {
    isBare || !BuildCondition.standIns.isSet(in: context)
  }

  /// The standard role as written in the source: `presenter`.
  var role: String? {
    let named = arguments.first { $0.label?.text == "as" } ?? arguments.first
    return named?.expression.memberName
  }

  /// The arguments of the object's token: all but `checks:`.
  var tokenArguments: String {
    arguments.filter { $0.label?.text != "checks" }
      .map { ($0.label.map { "\($0.text): " } ?? "") + $0.expression.trimmedDescription }
      .joined(separator: ", ")
  }
}

extension ExprSyntax {
  /// `view` for `.view` and `StandardRole.view`.
  fileprivate var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
