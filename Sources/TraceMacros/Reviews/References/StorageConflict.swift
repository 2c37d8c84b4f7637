import SwiftDiagnostics
import SwiftSyntax

/// A property marked `@Seam` that cannot be one, since another attribute keeps its value.
enum StorageConflict {
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
