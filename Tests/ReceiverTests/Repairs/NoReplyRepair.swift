import TraceRecording

/// An Interactor that does not answer where it has no rows.
enum NoReplyRepair {
  static let repair = Repair(
    "no-reply",
    "answer on every way out of load in ListInteractor",
    removed: "guard !rows.isEmpty else { return }",
    added: "output?.didFailToLoad(\"No list.\")",
    delivers: "showError",
    broken: { recorder in
      ListModule.open(
        { ListModule.assemble(ListView(), ListPresenter(), Broken.ListInteractor()) },
        in: recorder
      )
    },
    repaired: { recorder in
      ListModule.open(
        { ListModule.assemble(ListView(), ListPresenter(), Repaired.ListInteractor()) },
        in: recorder
      )
    }
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
