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

/// A View with a weak reference to its Presenter, which no strong reference leads to.
enum AllWeakRepair {
  static let repair = Repair(
    "all-weak",
    "strike weak from the declaration of View.presenter; references back must be weak",
    delivers: "show",
    broken: { ListModule.open(view: Broken.ListView(), in: $0) },
    repaired: { ListModule.open(in: $0) }
  )

  enum Broken {
    @Role(.view) final class ListView: ListScreen {
      weak var presenter: ListPresenterProtocol?

      func viewDidLoad() { presenter?.open() }
      func showLoading() {}
      func hideLoading() {}
      func show(_ rows: [String]) {}
      func showError(_ text: String) {}
    }
  }
}

/// A Router whose weak reference is the only one to the picker that it makes.
enum ReleasedEarlyRepair {
  static let repair = Repair(
    "released-early",
    "hold PickerPresenter strongly beside Router.picker, for as long as it is needed",
    delivers: "present",
    broken: { play(Broken.PhotoRouter(), in: $0) },
    repaired: { play(Repaired.PhotoRouter(), in: $0) }
  )

  enum Broken {
    @Role(.router) final class PhotoRouter: PhotoRouterProtocol {
      private weak var picker: PickerPresenterProtocol?

      func preparePicker() {
        let presenter = PickerPresenter()
        picker = presenter
      }
      func showPicker() { picker?.present() }
    }
  }

  enum Repaired {
    @Role(.router) final class PhotoRouter: PhotoRouterProtocol {
      private weak var picker: PickerPresenterProtocol?
      private var heldPicker: PickerPresenterProtocol?

      func preparePicker() {
        let presenter = PickerPresenter()
        heldPicker = presenter
        picker = presenter
      }
      func showPicker() { picker?.present() }
    }
  }

  protocol PhotoRouterProtocol: AnyObject {
    func preparePicker()
    func showPicker()
  }
  protocol PickerPresenterProtocol: AnyObject { func present() }

  @Role(.presenter) final class PhotoPresenter {
    private let router: PhotoRouterProtocol

    init(_ router: PhotoRouterProtocol) { self.router = router }

    func open() { router.preparePicker() }
    func pick() { router.showPicker() }
  }

  @Role(.presenter) final class PickerPresenter: PickerPresenterProtocol {
    func present() {}
  }

  private static func play(
    _ make: @autoclosure () -> any PhotoRouterProtocol,
    in recorder: Recorder
  ) -> Any {
    recorder.play({ PhotoPresenter(make()) }, ("open", { $0.open() }), ("pick", { $0.pick() }))
  }
}

/// Two Views that share a Presenter, which updates only the second one.
enum ViewReplacedRepair {
  static let repair = Repair(
    "view-replaced",
    "make a ListPresenter for each ListView",
    delivers: "show",
    broken: { play(Broken.assemble, in: $0) },
    repaired: { play(Repaired.assemble, in: $0) }
  )

  enum Broken {
    static func assemble(_ views: [ListView]) {
      let (presenter, interactor) = (ListPresenter(), ListInteractor())
      for view in views {
        ListModule.assemble(view, presenter, interactor)
      }
    }
  }

  enum Repaired {
    static func assemble(_ views: [ListView]) {
      for view in views {
        ListModule.assemble(view, ListPresenter(), ListInteractor())
      }
    }
  }

  private static func play(_ assemble: ([ListView]) -> Void, in recorder: Recorder) -> Any {
    let views = recorder.recording {
      let views = [ListView(), ListView()]
      assemble(views)
      return views
    }
    recorder.recording {
      for view in views { recorder.action("open", to: view) { view.viewDidLoad() } }
    }
    return views
  }
}
