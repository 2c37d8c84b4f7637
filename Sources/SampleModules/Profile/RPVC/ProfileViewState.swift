/// Everything that is shown of a profile, ready to be drawn.
struct ProfileViewState: Equatable {
  let displayName: String
  let joinDate: String
  let avatarURL: String
  /// The error message; nil without an error.
  let message: String?

  init(displayName: String, joinDate: String, avatarURL: String, message: String? = nil) {
    self.displayName = displayName
    self.joinDate = joinDate
    self.avatarURL = avatarURL
    self.message = message
  }

  /// Makes a state without a profile.
  init(message: String) {
    self.init(displayName: "", joinDate: "", avatarURL: "", message: message)
  }

  /// Whether there is no profile.
  var isEmpty: Bool { displayName.isEmpty }
}
