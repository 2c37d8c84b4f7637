import ProfileShared

extension Profile {
  /// The name, or what stands in its place.
  var formattedName: String { displayName.isEmpty ? "Anonymous" : displayName }
}
