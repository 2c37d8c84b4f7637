/// Everything that is shown of a profile, ready to be drawn.
struct ProfileViewState: Equatable {
  /// The details of the person; nil without a profile.
  let details: Details?
  /// The error message; nil without an error.
  let message: String?

  /// The details of one person, ready to be drawn.
  struct Details: Equatable {
    let displayName: String
    let joinDate: String
    let avatarURL: String
  }
}
