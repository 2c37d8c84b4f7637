import ProfileShared

extension Profile {
  /// The display name, or `Anonymous` for an empty name.
  var shownName: String { displayName.isEmpty ? "Anonymous" : displayName }
}
