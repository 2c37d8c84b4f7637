import TraceRecording

/// An Interactor that continues after it has reported a failure.
enum DoubleReplyRepair {
  static let repair = Repair(
    "double-reply",
    "return after one answer in ListInteractor",
    removed: "if rows.isEmpty { output?.didFailToLoad(\"No list.\") }",
    added: "return",
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
