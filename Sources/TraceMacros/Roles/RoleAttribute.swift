import SwiftSyntax
import SwiftSyntaxMacros

/// What is written in `@Role(…)` or `@Doubled(…)`.
struct RoleAttribute {
  private let arguments: [LabeledExprSyntax]

  init(_ node: AttributeSyntax) {
    arguments = node.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
  }
}

extension RoleAttribute {
  /// Whether the rules of the architecture are checked.
  var isChecked: Bool {
    let checks = arguments.first { $0.label?.text == "checks" }
    return checks?.expression.memberName != "off"
  }

  /// Whether it is `@Doubled`, as `@Doubled` was called.
  var isPlayable: Bool {
    arguments.first { $0.label == nil }?.expression.memberName == "playable"
  }

  /// Whether it names no role, as before an extension of a class that has one.
  var isBare: Bool { arguments.isEmpty }

  /// Whether methods record their own calls, and references hand out the objects themselves.
  func isAtReceiver(in context: some MacroExpansionContext) -> Bool {
    isBare || !BuildCondition.standIns.isSet(in: context)
  }

  /// The standard role by its name in the source: `presenter`.
  var role: String? {
    let named = arguments.first { $0.label?.text == "as" } ?? arguments.first
    return named?.expression.memberName
  }

  /// What the object's token is made of: all but `checks:`.
  var tokenArguments: String {
    arguments.filter { $0.label?.text != "checks" }
      .map { ($0.label.map { "\($0.text): " } ?? "") + $0.expression.trimmedDescription }
      .joined(separator: ", ")
  }
}

extension ExprSyntax {
  /// `view` of `.view` and `StandardRole.view`.
  fileprivate var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
