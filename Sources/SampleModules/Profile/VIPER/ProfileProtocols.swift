import ProfileShared
import TraceRecording

/// The interface of the View for the Presenter.
@Doubled
protocol ProfileViewInput: AnyObject {
  func showProfile(_ profile: ProfileViewState)
  func showProfileError(_ message: String)
  func showNameError(_ message: String)
  func showDashboard(_ dashboard: DashboardViewState)
}

/// The interface of the Presenter for the View; receives the View's events.
@Doubled
protocol ProfilePresentation: AnyObject {
  func viewDidLoad()
  func didTapEditName()
}

/// The interface of the Interactor for the Presenter.
@Doubled
protocol ProfileInteractorInput: AnyObject {
  func fetchProfile(userId: Int)
  func fetchWeeklyStats(userId: Int)
  func updateDisplayName(_ name: String, userId: Int)
}

/// The output of the Interactor; the Presenter receives the results.
@Doubled
protocol ProfileInteractorOutput: AnyObject {
  func didFetchProfile(_ profile: Profile)
  func didFailToFetchProfile(_ error: ProfileError)
  func didFailToUpdateDisplayName(_ error: ProfileError)
  func didFetchWeeklyStats(_ stats: WeeklyStats)
  func didFailToFetchWeeklyStats(_ error: ProfileError)
}

/// The interface of the Router for the Presenter.
@Doubled
protocol ProfileWireframe: AnyObject {
  func showEditName(_ name: String, from view: ProfileViewInput, output: EditNameModuleOutput)
}
