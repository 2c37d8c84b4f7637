import Stage
import TraceRecording

/// Receives the selections of the settings screen.
@Doubled
protocol SettingsViewControllerDelegate: AnyObject {
  func settingsViewControllerDidTapProfile()
  func settingsViewControllerDidTapNotifications()
  func settingsViewControllerDidTapDeleteAccount()
}

/// Draws a button for each page of the settings.
@Role(.view)
final class SettingsViewController: ViewController {
  weak var delegate: SettingsViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.addSubview(
      Button(title: "Profile") { [weak self] in
        self?.delegate?.settingsViewControllerDidTapProfile()
      }
    )
    view.addSubview(
      Button(title: "Notifications") { [weak self] in
        self?.delegate?.settingsViewControllerDidTapNotifications()
      }
    )
    view.addSubview(
      Button(title: "Delete account") { [weak self] in
        self?.delegate?.settingsViewControllerDidTapDeleteAccount()
      }
    )
  }
}
