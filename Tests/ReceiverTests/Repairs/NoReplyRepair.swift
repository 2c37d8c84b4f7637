import TraceRecording

/// An Interactor that does not answer where it has no rows.
enum NoReplyRepair {
  static let repair = Repair(
    "no-reply",
    "answer on every way out of load in ListInteractor",
    delivers: "showError",
    broken: { ListModule.open(interactor: Broken.ListInteractor(), in: $0) },
    repaired: { ListModule.open(interactor: Repaired.ListInteractor(), in: $0) }
  )

  enum Broken {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        guard !rows.isEmpty else { return }
        output?.didLoad(rows)
      }
    }
  }

  enum Repaired {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        guard !rows.isEmpty else {
          output?.didFailToLoad("No list.")
          return
        }
        output?.didLoad(rows)
      }
    }
  }
}
