import TraceRecording

/// A Presenter that asks again while its first request is open.
enum RepeatedRequestRepair {
  static let repair = Repair(
    "repeated-request",
    "send fetch in FeedPresenter only while none is open",
    delivers: "show",
    broken: { FeedModule.openAndPull({ Broken.FeedPresenter($0) }, in: $0) },
    repaired: { FeedModule.openAndPull({ Repaired.FeedPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() { load() }
      func refresh() { load() }

      private func load() {
        repository.fetch { [weak self] rows in self?.view?.show(rows) }
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository
      private var isLoading = false

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() { load() }
      func refresh() { load() }

      private func load() {
        guard !isLoading else { return }
        isLoading = true
        repository.fetch { [weak self] rows in
          self?.isLoading = false
          self?.view?.show(rows)
        }
      }
    }
  }
}
