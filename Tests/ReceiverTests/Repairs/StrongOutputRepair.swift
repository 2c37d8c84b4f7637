import TraceRecording

/// An Interactor that retains the Presenter to which it answers.
enum StrongOutputRepair {
  static let repair = Repair(
    "strong-output",
    "weak var output: ListOutput? in ListInteractor; ListOutput needs AnyObject",
    removed: "var output: ListOutput?",
    added: "weak var output: ListOutput?",
    delivers: "show",
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
    @Role(.interactor, checks: .off) final class ListInteractor: ListInput {
      var output: ListOutput?

      func load() { output?.didLoad(["Milk"]) }
    }
  }

  enum Repaired {
    @Role(.interactor) final class ListInteractor: ListInput {
      weak var output: ListOutput?

      func load() { output?.didLoad(["Milk"]) }
    }
  }
}
