import FixtureKit
import ReactiveSeams
import ReactiveShapes
import TraceRecording

// Combine's shape: a boundary hands out publishers, and who subscribes hears of each value.

protocol HeadlinesRepositoryProtocol: AnyObject {
  func headlines() -> AnyPublisher<String, Never>
  func refresh()
}

protocol HeadlinesPresenterProtocol: AnyObject {
  func viewDidLoad()
  func didPressRefresh()
}

protocol HeadlinesViewProtocol: AnyObject {
  func show(_ text: String)
}

@Role(.view) final class HeadlinesViewController: ViewController, HeadlinesViewProtocol {
  var presenter: HeadlinesPresenterProtocol?

  override func viewDidLoad() { presenter?.viewDidLoad() }
  func pressRefresh() { presenter?.didPressRefresh() }
  func show(_ text: String) { journal.shows(text) }
}

@Role(.presenter) final class HeadlinesPresenter: HeadlinesPresenterProtocol {
  weak var view: HeadlinesViewProtocol?
  private var repository: any HeadlinesRepositoryProtocol

  init(repository: any HeadlinesRepositoryProtocol) { self.repository = repository }

  func viewDidLoad() {
    let headlines = repository.headlines()
    headlines.receive(
      subscriber: HeadlinesSink { [weak self] headline in
        guard let self else { return }
        journal.called(self, "headlines(_:)")
        view?.show(headline)
      }
    )
  }

  func didPressRefresh() { repository.refresh() }
}

@Role(.repository) final class HeadlinesRepository: HeadlinesRepositoryProtocol {
  private let subject = PassthroughSubject<String, Never>()
  deinit {
    subject.send(completion: .finished)
    journal.gone(self)
  }

  func headlines() -> AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }

  func refresh() {
    subject.send("rain")
    subject.send("sun")
  }
}

/// Hears of three values, as `sink` would of all.
struct HeadlinesSink: Subscriber {
  let receiveValue: (String) -> Void

  func receive(subscription: any Subscription) { subscription.request(.max(3)) }

  func receive(_ input: String) -> Subscribers.Demand {
    receiveValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

@MainActor final class HeadlinesApp {
  private let window = Window()
  private var screen: HeadlinesViewController? {
    window.screens.first as? HeadlinesViewController
  }

  static let fixture = Fixture("Headlines") { HeadlinesApp().play() }

  private func play() {
    start()
    screen?.viewDidLoad()
    screen?.pressRefresh()
    screen?.pressRefresh()
    window.screens = []
  }

  private func start() {
    let screen = HeadlinesViewController()
    let presenter = HeadlinesPresenter(repository: HeadlinesRepository())
    presenter.view = screen
    screen.presenter = presenter
    window.screens = [screen]
  }
}
