import TraceRecording

/// A Presenter that shows each answer, also a late answer to an older request.
enum RefreshRaceRepair {
  static let repair = Repair(
    "refresh-race",
    "take the answer to the last request only",
    delivers: "show",
    broken: {
      FeedModule.openAndPull(
        { RepeatedRequestRepair.Broken.FeedPresenter($0) },
        in: $0,
        newestFirst: true
      )
    },
    repaired: {
      FeedModule.openAndPull({ Repaired.FeedPresenter($0) }, in: $0, newestFirst: true)
    }
  )

  enum Repaired {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository
      private var generation = 0

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() { load() }
      func refresh() { load() }

      private func load() {
        generation += 1
        let asked = generation
        repository.fetch { [weak self] rows in
          guard asked == self?.generation else { return }
          self?.view?.show(rows)
        }
      }
    }
  }
}
