import SwiftSyntax

// Attributes that replace a property's storage: wrappers and other macros.

extension StoredProperty {
  /// The property wrapper, or other macro, that stores the property's value elsewhere; nil for none.
  ///
  /// A macro sees only names, so this is every attribute that is not known to leave the storage alone.
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
  /// Returns whether `@Observable` and `@Seam` would both give the property accessors, which the compiler refuses.
  ///
  /// `@ObservationIgnored` is an accessor macro, too, and refuses a property with accessors. The compiler expands
  /// the last attribute first, so `@Seam @ObservationIgnored` works and the reverse order does not.
  func observes(_ property: StoredProperty) -> Bool {
    let isObservable = ["Observable", "Observation.Observable"].contains { attributes.contains($0) }
    let marks = property.declaration.attributes.compactMap { $0.as(AttributeSyntax.self)?.word }
    let order = marks.filter { ["Seam", "ObservationIgnored"].contains($0) }
    return isObservable && property.isPlain && order != ["Seam", "ObservationIgnored"]
  }
}
