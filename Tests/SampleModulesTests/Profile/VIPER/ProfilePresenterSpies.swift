import ProfileShared

@testable import SamplesVIPER

/// Notes what the Presenter shows.
final class ProfileViewSpy: ProfileViewInput {
  private(set) var profiles: [ProfileViewState] = []
  private(set) var messages: [String] = []
  private(set) var dashboards: [DashboardViewState] = []

  func showProfile(_ profile: ProfileViewState) { profiles.append(profile) }
  func showProfileError(_ message: String) { messages.append(message) }
  func showNameError(_ message: String) { messages.append(message) }
  func showDashboard(_ dashboard: DashboardViewState) { dashboards.append(dashboard) }
}

/// Notes what the Presenter asks for.
final class ProfileInteractorSpy: ProfileInteractorInput {
  private(set) var calls: [String] = []

  func fetchProfile(userId: Int) { calls.append("profile of \(userId)") }
  func fetchWeeklyStats(userId: Int) { calls.append("stats of \(userId)") }
  func updateDisplayName(_ name: String, userId: Int) { calls.append("\(name) for \(userId)") }
}

/// Notes which names are to be edited.
final class ProfileWireframeSpy: ProfileWireframe {
  private(set) var names: [String] = []
  private(set) weak var output: EditNameModuleOutput?

  func showEditName(_ name: String, from view: ProfileViewInput, output: EditNameModuleOutput) {
    names.append(name)
    self.output = output
  }
}
