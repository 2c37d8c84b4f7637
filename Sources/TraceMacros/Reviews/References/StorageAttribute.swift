import SwiftDiagnostics
import SwiftSyntax

extension StoredProperty {
  /// The attribute that keeps the value in a storage of its own: a property wrapper, or a macro.
  ///
  /// Macros see only names, so it is every attribute that is not known to leave the storage alone.
  var storageAttribute: AttributeSyntax? {
    declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let name = attribute.word
      return !attribute.isGlobalActor && !name.hasPrefix("_") && !Self.harmless.contains(name)
    }
  }

  private static let harmless: Set = [
    "Seam", "Unseen", "IBOutlet", "IBInspectable", "GKInspectable", "ObservationIgnored",
    "available", "backDeployed", "inlinable", "nonobjc", "objc", "preconcurrency", "unsafe",
    "usableFromInline",
  ]
}

extension RoleOwner {
  /// Whether `@Observable` and a seam would both give the property accessors.
  ///
  /// `@ObservationIgnored` is an accessor macro too, which refuses any accessor that is there
  /// before it; the compiler expands attributes from the last one to be added, so the order counts.
  func observes(_ property: StoredProperty) -> Bool {
    let isObservable = ["Observable", "Observation.Observable"].contains { attributes.contains($0) }
    let marks = property.declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.word }
    let order = marks.filter { ["Seam", "ObservationIgnored"].contains($0) }
    return isObservable && property.isPlain && order != ["Seam", "ObservationIgnored"]
  }
}

/// A reference to a collaborator that cannot be a seam, since another attribute keeps it.
struct StorageConflict {
  let diagnostic: Diagnostic

  init?(_ property: StoredProperty, in owner: RoleOwner) {
    let isWanted = property.isBoundary || property.isMarked("Seam")
    guard isWanted, !property.isLet, let start = property.start else { return nil }
    if let attribute = property.storageAttribute {
      if property.isMarked("Seam") { return nil }
      let fix = FixIt.inserting("@Unseen ", before: start, as: .addUnseen)
      diagnostic = Refusal.stored(property, by: attribute).at(attribute, fixes: [fix])
    } else if owner.observes(property) {
      let keyword = property.declaration.bindingSpecifier
      diagnostic = Refusal.observed(property).at(keyword, fixes: [property.ignored])
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
    return Refusal.stored(property, by: attribute).at(attribute, fixes: [fix].compactMap { $0 })
  }
}

extension Refusal {
  static func stored(_ property: StoredProperty, by attribute: AttributeSyntax) -> Refusal {
    let name = attribute.word
    return Refusal(
      "seamStored",
      "'@\(name)' keeps its own storage, so messages through '\(property.name)' cannot be "
        + "recorded; mark it '@Unseen', or make it a plain 'var'"
    )
  }

  static func observed(_ property: StoredProperty) -> Refusal {
    Refusal(
      "seamObservable",
      "'@Observable' and '@Role' would both give '\(property.name)' accessors; mark it "
        + "'@Seam @ObservationIgnored', in this order, or '@Unseen'"
    )
  }
}
