import Publishing
import Stage
import TraceRecording

/// Draws the greeting and the stats, and contains the profile and the widget.
@Role(.view)
final class DashboardViewController: ViewController {
  private var presenter: DashboardPresenterProtocol
  private let mainQueue: Queue
  private var subscription: Subscription?

  private let activityIndicator = ActivityIndicatorView()
  private let greetingLabel = Label()
  private let profileViewController: ViewController
  private let statsViewController = WeeklyStatsViewController()
  private let widgetViewController: ViewController

  init(
    presenter: DashboardPresenterProtocol,
    mainQueue: Queue,
    profile: ViewController,
    widget: ViewController
  ) {
    self.presenter = presenter
    self.mainQueue = mainQueue
    profileViewController = profile
    widgetViewController = widget
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dashboard"
    view.addSubview(activityIndicator)
    view.addSubview(greetingLabel)
    for child in [profileViewController, statsViewController, widgetViewController] {
      addChild(child)
      view.addSubview(child.view)
    }
    activityIndicator.startAnimating()
    bind()
  }

  private func bind() {
    subscription = presenter.bind().receive(on: mainQueue).subscribe { [weak self] in
      self?.render($0)
    }
  }

  private func render(_ state: DashboardViewState) {
    activityIndicator.stopAnimating()
    greetingLabel.text = state.greeting
    statsViewController.show(state)
  }
}
