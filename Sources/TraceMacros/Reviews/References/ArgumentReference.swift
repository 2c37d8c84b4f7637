import SwiftDiagnostics
import SwiftSyntax

/// An argument that is named like a boundary, and through which a method sends messages: it leads to the object itself.
struct ArgumentReference {
  let diagnostic: Diagnostic

  /// What is to be said of the methods that stand in the class itself, once for each parameter.
  static func warnings(in owner: RoleOwner, _ role: RoleAttribute) -> [Diagnostic] {
    owner.members.flatMap { member -> [Diagnostic] in
      guard let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body,
        !function.modifiers.has(.static), !function.modifiers.has(.class)
      else { return [] }
      return function.signature.parameterClause.parameters.compactMap {
        ArgumentReference($0, in: body, role)?.diagnostic
      }
    }
  }

  private init?(
    _ parameter: FunctionParameterSyntax,
    in body: CodeBlockSyntax,
    _ role: RoleAttribute
  ) {
    let name = parameter.secondName ?? parameter.firstName
    guard ReferenceType(parameter.type).isNamedLikeRole,
      !LocalNames.names(in: body).contains(name.text),
      SentMessages.receivers(in: body).contains(where: { $0.isVariable(name.text.plain) })
    else { return nil }
    diagnostic = Warning.leftOutArgument(name.text).at(name, fixes: [role.unchecking])
  }
}

extension ReferenceType {
  /// Whether the name of the type is one that only a boundary has; `SearchInput` may be a struct.
  fileprivate var isNamedLikeRole: Bool {
    guard isNamedLikeBoundary, let name = protocolName else { return isAny && isBoundary }
    guard let ending = Self.values.first(where: { name.hasSuffix($0) }) else { return true }
    return Self.roles.contains { name.dropLast(ending.count).hasSuffix($0) }
  }

  private static let values = ["Input", "Output", "Interface"]
  private static let roles = ["View", "Presenter", "Interactor", "Router", "Module"]
}
