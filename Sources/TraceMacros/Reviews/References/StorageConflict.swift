import SwiftDiagnostics
import SwiftSyntax

/// A reference to a collaborator that cannot be a seam, since another attribute keeps it.
struct StorageConflict {
  let diagnostic: Diagnostic

  init?(_ property: StoredProperty, in owner: RoleOwner) {
    let isWanted = property.isBoundary || property.isMarked("Seam")
    guard isWanted, !property.isLet, let start = property.start else { return nil }
    if let attribute = property.storageAttribute {
      if property.isMarked("Seam") { return nil }
      let fix = FixIt.inserting("@Unseen ", before: start, as: .addUnseen)
      diagnostic = Refusal.seamStored(property.name, by: attribute.word).at(attribute, fixes: [fix])
    } else if owner.observes(property) {
      let keyword = property.declaration.bindingSpecifier
      diagnostic = Refusal.seamObservable(property.name).at(keyword, fixes: [property.ignored])
    } else {
      return nil
    }
  }
}

extension StoredProperty {
  /// The fix that writes `@Seam @ObservationIgnored`, in this order.
  fileprivate var ignored: FixIt {
    var variable = declaration
    variable.attributes = declaration.attributes.filter { element in
      !["Seam", "ObservationIgnored"].contains(element.as(AttributeSyntax.self)?.word)
    }
    let text = "@Seam @ObservationIgnored " + variable.trimmedDescription
    return .replacing(declaration, by: text, as: .ignoreObservation)
  }
}

extension StorageConflict {
  /// What `@Seam` says where it stands beside such an attribute.
  static func refusal(ofSeam property: StoredProperty) -> Diagnostic? {
    guard let attribute = property.storageAttribute else { return nil }
    let seam = property.declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.word == "Seam" }
    let fix = seam.map { FixIt.replacing($0, by: "@Unseen", as: .seamToUnseen) }
    return Refusal.seamStored(property.name, by: attribute.word).at(
      attribute,
      fixes: [fix].compactMap { $0 }
    )
  }
}
