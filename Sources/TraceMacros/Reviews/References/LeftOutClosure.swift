import SwiftDiagnostics
import SwiftSyntax

/// A stored closure whose calls are not recorded and that has neither `@Seam` nor `@Unseen`.
struct LeftOutClosure {
  private let property: StoredProperty
  private let start: TokenSyntax

  init?(_ property: StoredProperty) {
    guard property.reference.function != nil || property.written.isNamedLikeClosure,
      !property.isSeam || property.isObserved, !property.isDecided, !property.isShared,
      let start = property.start
    else { return nil }
    self.property = property
    self.start = start
  }

  var diagnostic: Diagnostic {
    let unseen = FixIt.inserting("@Unseen ", before: start, as: .addUnseen)
    return warning.at(
      property.declaration.bindingSpecifier,
      fixes: canBeSeam ? [seam, unseen] : [unseen]
    )
  }

  private var warning: Warning {
    let (name, reference) = (property.name, property.reference)
    return reference.function == nil
      ? .hiddenClosure(name, reference.wrapped.trimmedDescription) : .leftOutClosure(name)
  }

  private var seam: FixIt {
    guard property.isLet else { return .inserting("@Seam ", before: start, as: .addSeam) }
    let text = "@Seam " + property.asVariable.trimmedDescription
    return .replacing(property.declaration, by: text, as: .addSeamVar)
  }

  /// Whether `@Seam` can be added: the property is not static, lazy, observed or stored elsewhere, and no alias hides its type.
  private var canBeSeam: Bool {
    property.isPlain && !property.isObserved && property.storageAttribute == nil
      && property.reference.function != nil
  }
}
