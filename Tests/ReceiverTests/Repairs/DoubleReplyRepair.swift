import TraceRecording

/// An Interactor that continues after it has reported a failure.
enum DoubleReplyRepair {
  static let repair = Repair(
    "double-reply",
    "return after one answer in ListInteractor",
    delivers: "showError",
    broken: { ListModule.open(interactor: Broken.ListInteractor(), in: $0) },
    repaired: { ListModule.open(interactor: Repaired.ListInteractor(), in: $0) }
  )

  enum Broken {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        if rows.isEmpty { output?.didFailToLoad("No list.") }
        output?.didLoad(rows)
      }
    }
  }

  enum Repaired {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?
      private let rows: [String] = []

      func load() {
        if rows.isEmpty {
          output?.didFailToLoad("No list.")
          return
        }
        output?.didLoad(rows)
      }
    }
  }
}
