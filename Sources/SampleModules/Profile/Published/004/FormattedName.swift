import ProfileShared

extension Profile {
  /// The display name, or `Anonymous` if the name is empty.
  var formattedName: String { displayName.isEmpty ? "Anonymous" : displayName }
}
