import ProfileShared
import TraceRecording

/// What the Presenter may ask of the View.
@Doubled
protocol ProfileViewInput: AnyObject {
  func showProfile(_ profile: ProfileViewState)
  func showProfileError(_ message: String)
  func showNameError(_ message: String)
  func showDashboard(_ dashboard: DashboardViewState)
}

/// What the View may tell the Presenter.
@Doubled
protocol ProfilePresentation: AnyObject {
  func viewDidLoad()
  func didTapEditName()
}

/// What the Presenter may ask of the Interactor.
@Doubled
protocol ProfileInteractorInput: AnyObject {
  func fetchProfile(userId: Int)
  func fetchWeeklyStats(userId: Int)
  func updateDisplayName(_ name: String, userId: Int)
}

/// What the Interactor answers the Presenter.
@Doubled
protocol ProfileInteractorOutput: AnyObject {
  func didFetchProfile(_ profile: Profile)
  func didFailToFetchProfile(_ error: ProfileError)
  func didFailToUpdateDisplayName(_ error: ProfileError)
  func didFetchWeeklyStats(_ stats: WeeklyStats)
  func didFailToFetchWeeklyStats(_ error: ProfileError)
}

/// What the Presenter may ask of the Router.
@Doubled
protocol ProfileWireframe: AnyObject {
  func showEditName(_ name: String, from view: ProfileViewInput, output: EditNameModuleOutput)
}
