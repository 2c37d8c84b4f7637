import SwiftDiagnostics
import SwiftSyntax

/// A check for closures whose calls are not recorded: stored ones without an attribute, and parameters that cannot be wrapped or
/// whose type an alias hides.
enum UnrecordedClosure {
  /// Returns the warning about a stored closure that has neither `@Seam` nor `@Unseen`; nil for other properties.
  static func warning(of property: StoredProperty, in owner: RoleOwner) -> Diagnostic? {
    let reference = property.reference
    guard reference.function != nil || property.written.isNamedLikeClosure,
      !property.isSeam || property.isObserved, !property.isDecided, !property.isShared,
      let start = property.start
    else { return nil }
    let canBeSeam =
      owner.takesAccessors(property) && property.storageAttribute == nil
      && reference.function != nil
    let warning =
      reference.function == nil
      ? Warning.hiddenClosure(property.name, reference.wrapped.trimmedDescription)
      : .leftOutClosure(property.name, remedy(for: property, canBeSeam: canBeSeam))
    let unseen = FixIt.inserting("@Unseen ", before: start, as: "add '@Unseen'")
    let fixes = canBeSeam ? [seam(property, before: start), unseen] : [unseen]
    return warning.at(property.declaration.bindingSpecifier, fixes: fixes)
  }

  private static func remedy(for property: StoredProperty, canBeSeam: Bool) -> String {
    guard canBeSeam else { return "mark it '@Unseen'" }
    return property.isLet
      ? "make it a 'private var' and mark it '@Seam', or mark it '@Unseen'"
      : "mark it '@Seam', or '@Unseen'"
  }

  private static func seam(_ property: StoredProperty, before start: TokenSyntax) -> FixIt {
    guard property.isLet else {
      return .inserting("@Seam ", before: start, as: "add '@Seam'")
    }
    let text = "@Seam " + property.asVariable.trimmedDescription
    let remedy = "add '@Seam', and make it a 'private(set) var'"
    return .replacing(property.declaration, by: text, as: remedy)
  }

  static func warnings(in boundary: ProtocolDeclSyntax) -> [Diagnostic] {
    boundary.memberBlock.members.requirements.compactMap { $0.as(FunctionDeclSyntax.self) }
      .flatMap(warnings)
  }

  static func warnings(in function: FunctionDeclSyntax) -> [Diagnostic] {
    function.signature.parameterClause.parameters.compactMap { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text.plain
      if let type = parameter.hiddenClosure {
        return Warning.hiddenClosure(name, type.trimmedDescription).at(type)
      }
      return parameter.unwrappableClosure.map { type in
        Warning.unwrappableClosure(name, type).at(parameter.type)
      }
    }
  }
}

extension FunctionParameterSyntax {
  fileprivate var unwrappableClosure: String? {
    let reference = ReferenceType(type)
    let element = reference.wrapped.as(ArrayTypeSyntax.self).map { ReferenceType($0.element) }
    guard reference.function ?? element?.function != nil else { return nil }
    let forwarded = ForwardedParameter(self, at: 0, wrapsClosures: true)
    guard !forwarded.isWrapped, !forwarded.isAutoclosure else { return nil }
    return type.trimmedDescription + (ellipsis?.text ?? "")
  }
}
