import Dispatch
import TraceRecording

// Objects that call others during initialization, through computed properties, through helpers and on queues.

@Role(.repository) final class NewsFeed {
  @Seam private var block: (() -> Void)?
  func observe(_ onChange: @escaping () -> Void) { block = onChange }
  func change() { block?() }
  func all() -> Int { 3 }
}

@Role(.interactor) final class NewsInteractor {
  private let feed: NewsFeed
  private(set) var reloads = 0

  init(feed: NewsFeed) {
    self.feed = feed
    feed.observe { [weak self] in self?.reload() }
    register()
  }

  var count: Int { counted() }
  func reload() { reloads += 1 }
  func register() {}
  private func counted() -> Int { feed.all() }
}

@Role(.router) final class NewsRouter {
  private(set) var interactor: NewsInteractor?
  private(set) var presenter: NewsPresenter?

  func assemble(_ feed: NewsFeed) {
    let interactor = NewsInteractor(feed: feed)
    presenter = NewsPresenter(interactor)
    self.interactor = interactor
  }

  func start(with helper: NewsHelper, _ feed: NewsFeed) {
    presenter?.delegate(to: helper, self, feed)
  }
}

/// A helper without a role, which the recorder does not know.
final class NewsHelper {
  func tell(_ router: NewsRouter, _ feed: NewsFeed) { router.assemble(feed) }
}

@Role(.presenter) final class NewsPresenter: @unchecked Sendable {
  private let interactor: NewsInteractor
  private(set) var titles: [String] = []

  init(_ interactor: NewsInteractor) { self.interactor = interactor }

  func open() { titles.append("\(interactor.count)") }
  func retry(on queue: DispatchQueue, _ group: DispatchGroup) {
    queue.async(group: group) { [self] in again() }
  }
  func again() { interactor.reload() }
  func delegate(to helper: NewsHelper, _ router: NewsRouter, _ feed: NewsFeed) {
    helper.tell(router, feed)
  }
}

/// A Presenter whose private method is passed to a timer as a value, and sends a message from there.
@Role("Ticker", as: .presenter) final class NewsTicker {
  private let feed: NewsFeed

  init(_ feed: NewsFeed) { self.feed = feed }

  func start(_ timer: NewsTimer) { timer.fire = tick }
  private func tick() { _ = feed.all() }
}

/// A class without a role, which is no participant.
final class NewsTimer {
  var fire = {}
}

/// A Presenter with two extensions, each of which sends a message of its own.
@Role(.presenter) final class NewsDesk {
  private let feed: NewsFeed

  init(_ feed: NewsFeed) { self.feed = feed }

  func begin(_ body: () -> Void) { body() }
}

@Role extension NewsDesk {
  func count() { _ = feed.all() }
  func watch() { feed.observe {} }
}

@Role extension NewsDesk {
  func stir() { feed.change() }
}

/// An Interactor with a message that only a private method of an extension sends.
@Role(.interactor) final class NewsArchive {
  private let feed: NewsFeed

  init(_ feed: NewsFeed) { self.feed = feed }

  func open() { search() }
}

@Role extension NewsArchive {
  private func search() { _ = feed.all() }
}

/// A Repository that, on a queue, passes a closure to itself.
@Role("Press", as: .repository) final class NewsPress: @unchecked Sendable {
  private let feed: NewsFeed

  init(_ feed: NewsFeed) { self.feed = feed }

  func start(on queue: DispatchQueue) {
    queue.async { self.run { _ = self.feed.all() } }
  }
  func run(_ completion: @escaping () -> Void) { completion() }
}

final class NewsTable {
  weak var source: NewsTableView?
  func reload() { _ = source?.table(rowsIn: 0) }
}

class NewsScreen {
  let table = NewsTable()
}

/// A View with methods that are named like a property of its superclass, as a table controller of UIKit has.
@Role(.view) final class NewsTableView: NewsScreen {
  private var kept: NewsTable?

  func keep() { kept = table }
  func draw() { table.reload() }
  func table(rowsIn section: Int) -> Int { section }
}

/// A Router that reads a property of a View, whose table then asks the View by a method of the same name.
@Role(.router) final class NewsReloader {
  func reload(_ view: NewsTableView) { view.table.reload() }
}
