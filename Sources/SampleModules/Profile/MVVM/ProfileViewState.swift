/// All that is shown of a profile, ready to be drawn.
struct ProfileViewState: Equatable {
  /// Who it is; nil where nobody is known.
  let details: Details?
  /// What went wrong; nil where nothing did.
  let message: String?

  /// One person.
  struct Details: Equatable {
    let displayName: String
    let joinDate: String
    let avatarURL: String
  }
}
