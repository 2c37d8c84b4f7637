import Dispatch
import FixtureKit
import TraceRecording

// Queues: work is done on one, and the screen is on another.

protocol DownloadsViewProtocol: AnyObject {
  func showProgress(_ percent: Int)
  func showDone(_ name: String)
}

protocol DownloadsPresenterProtocol: AnyObject {
  func didPress(_ name: String)
}

protocol DownloadsInteractorProtocol: AnyObject, Sendable {
  func download(_ name: String, progress: @escaping @Sendable (Int) -> Void)
}

protocol DownloadsInteractorOutput: AnyObject {
  func didFinish(_ name: String)
}

enum DownloadsQueues {
  static let work = DispatchQueue(label: "work")
  static let screen = DispatchQueue(label: "screen")
}

@Role(.view) final class DownloadsViewController: ViewController, DownloadsViewProtocol {
  var presenter: DownloadsPresenterProtocol?

  func press(_ name: String) { presenter?.didPress(name) }
  func layoutSubviews() {}
  func showProgress(_ percent: Int) { journal.shows("\(percent) %") }
  func showDone(_ name: String) { journal.shows("has \(name)") }
}

@Role(.presenter)
final class DownloadsPresenter: DownloadsPresenterProtocol, @unchecked Sendable {
  weak var view: DownloadsViewProtocol?
  private var interactor: any DownloadsInteractorProtocol

  init(interactor: any DownloadsInteractorProtocol) { self.interactor = interactor }

  func didPress(_ name: String) {
    interactor.download(name) { [weak self] percent in
      if let self { journal.called(self, "progress(_:)") }
      DownloadsQueues.screen.async { [weak self] in self?.view?.showProgress(percent) }
    }
  }
}

@Role extension DownloadsPresenter: DownloadsInteractorOutput {
  func didFinish(_ name: String) {
    DownloadsQueues.screen.async { [weak self] in
      self?.view?.showDone(name)
      journal.says("there is a View", self?.view != nil)
    }
  }
}

@Role(.interactor)
final class DownloadsInteractor: DownloadsInteractorProtocol, @unchecked Sendable {
  weak var output: DownloadsInteractorOutput?
  private var source: any DownloadsSourceProtocol

  init(source: any DownloadsSourceProtocol) { self.source = source }

  func download(_ name: String, progress: @escaping @Sendable (Int) -> Void) {
    DownloadsQueues.work.async { [self] in
      for _ in 1...2 { progress(source.next()) }
      output?.didFinish(name)
    }
  }
}

protocol DownloadsSourceProtocol: AnyObject {
  func next() -> Int
}

@Role("Network", as: .store)
final class DownloadsSource: DownloadsSourceProtocol {
  private var percent = 0

  func next() -> Int {
    percent += 50
    return percent
  }
}

/// The app around the module, and what its user does; each queue is waited for.
@MainActor final class DownloadsApp {
  private var screen: DownloadsViewController?

  static let fixture = Fixture("Downloads", isOrdered: false) { DownloadsApp().play() }

  private func play() {
    start()
    screen?.press("song")
    DownloadsQueues.work.sync {}
    DownloadsQueues.screen.sync {}
    lay()
    screen?.press("film")
    DownloadsQueues.work.sync {}
    DownloadsQueues.screen.sync {}
    screen = nil
  }

  /// The system's own call, on the queue on which the View's reference was read last.
  private func lay() {
    nonisolated(unsafe) let screen = screen
    DownloadsQueues.screen.async { screen?.layoutSubviews() }
    DownloadsQueues.screen.sync {}
  }

  private func start() {
    let interactor = DownloadsInteractor(source: DownloadsSource())
    let presenter = DownloadsPresenter(interactor: interactor)
    let screen = DownloadsViewController()
    interactor.output = presenter
    presenter.view = screen
    screen.presenter = presenter
    self.screen = screen
  }
}
