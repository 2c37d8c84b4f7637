/// Everything that is shown of a profile, ready to be drawn.
struct ProfileViewState: Equatable {
  let displayName: String
  let joinDate: String
  let avatarURL: String
}
