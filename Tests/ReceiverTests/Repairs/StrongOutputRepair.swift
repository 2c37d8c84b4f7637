import TraceRecording

/// An Interactor that retains the Presenter to which it answers.
enum StrongOutputRepair {
  static let repair = Repair(
    "strong-output",
    "weak var output: ListOutput? in ListInteractor; ListOutput needs AnyObject",
    delivers: "show",
    broken: { ListModule.open(interactor: Broken.ListInteractor(), in: $0) },
    repaired: { ListModule.open(interactor: Repaired.ListInteractor(), in: $0) }
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
