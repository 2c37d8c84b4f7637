import ProfileShared

extension Profile {
  /// The name as it is shown.
  var shownName: String { displayName.isEmpty ? "Anonymous" : displayName }
}
