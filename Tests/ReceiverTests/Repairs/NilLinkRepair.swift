import TraceRecording

/// An assembly that forgets the Presenter's reference to its Interactor.
enum NilLinkRepair {
  static let repair = Repair(
    "nil-link",
    "presenter.interactor = interactor in the assembly of the module",
    delivers: "show",
    broken: { $0.play(Broken.assemble, ("open", { $0.viewDidLoad() })) },
    repaired: { ListModule.open(in: $0) }
  )

  enum Broken {
    static func assemble() -> any ListScreen {
      let (view, presenter, interactor) = (ListView(), ListPresenter(), ListInteractor())
      view.presenter = presenter
      presenter.view = view
      interactor.output = presenter
      return view
    }
  }
}
