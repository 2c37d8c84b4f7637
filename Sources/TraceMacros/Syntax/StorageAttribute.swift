import SwiftSyntax

// What keeps the value of a property instead of the class: a wrapper, or another macro.

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
