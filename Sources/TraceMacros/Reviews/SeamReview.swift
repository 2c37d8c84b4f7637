import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A check whether messages through a property can be recorded, be it marked `@Seam` or found by `@Role`.
enum SeamReview {
  /// Returns the error for a declaration through which messages cannot be recorded; nil for other declarations.
  static func refusal(
    of declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> Diagnostic? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      return Refusal.seamNeedsStorage.at(declaration)
    }
    guard let property = StoredProperty(variable) else {
      let isComputed = variable.bindings.contains { $0.isComputed }
      return (isComputed ? Refusal.seamNeedsStorage : .seamNeedsType).at(variable.bindings)
    }
    if property.isLet {
      let text = property.asVariable.trimmedDescription
      let remedy = "make it a 'private(set) var'"
      let fix = FixIt.replacing(property.declaration, by: text, as: remedy)
      return Refusal.seamNeedsVar.at(property.declaration.bindingSpecifier, fixes: [fix])
    }
    let unseen = property.declaration.attributes.first("Seam").map {
      FixIt.replacing($0, by: "@Unseen", as: "mark it '@Unseen' instead")
    }
    if let attribute = property.storageAttribute {
      let refusal = Refusal.seamStored(property.name, by: attribute.word)
      return refusal.at(attribute, fixes: [unseen].compactMap(\.self))
    }
    if property.isLazy { return Refusal.seamLazy.at(variable.bindings) }
    if property.isShared { return Refusal.seamNeedsStorage.at(variable.bindings) }
    if let observers = variable.bindings.first?.accessorBlock {
      return Refusal.seamObserved.at(observers, fixes: [unseen].compactMap(\.self))
    }
    let reference = property.reference
    let owner = RoleOwner(around: context)
    if reference.isObject, reference.protocolName == nil, owner?.isAtReceiver != true {
      return Refusal.seamNeedsType.at(property.written)
    }
    if owner?.parameters.contains(reference.wrapped.trimmedDescription) == true {
      return Refusal.seamGeneric.at(property.written)
    }
    // The class around the property is not always known.
    let isInRole = context.lexicalContext.isEmpty || owner?.attributes.contains("Role") == true
    return isInRole ? nil : Refusal.seamNeedsRole.at(variable.bindingSpecifier)
  }
}
