/// All that is shown of a profile, ready to be drawn.
struct ProfileViewState: Equatable {
  let displayName: String
  let joinDate: String
  let avatarURL: String
  /// What is said in their place; nil where there is a profile.
  let message: String?

  init(displayName: String, joinDate: String, avatarURL: String) {
    self.displayName = displayName
    self.joinDate = joinDate
    self.avatarURL = avatarURL
    message = nil
  }

  init(message: String) {
    displayName = ""
    joinDate = ""
    avatarURL = ""
    self.message = message
  }
}
