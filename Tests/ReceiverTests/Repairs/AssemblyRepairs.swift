import CollaborationRules
import TraceRecording

/// An assembly that forgets the Presenter's reference to its Interactor.
enum NilLinkRepair {
  static let repair = Repair(
    "nil-link",
    "presenter.interactor = interactor in the assembly of the module",
    delivers: "show"
  ) { recorder in
    func assemble() -> any ListScreen {
      let (view, presenter, interactor) = (ListView(), ListPresenter(), ListInteractor())
      view.presenter = presenter
      presenter.view = view
      if Repair.isDone { presenter.interactor = interactor }
      interactor.output = presenter
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }))
  }
}

/// A View with a weak reference to its Presenter, which no strong reference leads to.
enum AllWeakRepair {
  static let repair = Repair(
    "all-weak",
    "strike weak from the declaration of View.presenter; references back must be weak",
    delivers: "show"
  ) { ListModule.open(view: Repair.isDone ? ListView() : Broken.ListView(), in: $0) }

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
    delivers: "present"
  ) { recorder in
    recorder.play(
      { PhotoPresenter(PhotoRouter()) },
      ("open", { $0.open() }),
      ("pick", { $0.pick() })
    )
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

  @Role(.router) final class PhotoRouter: PhotoRouterProtocol {
    private weak var picker: PickerPresenterProtocol?
    private var heldPicker: PickerPresenterProtocol?

    func preparePicker() {
      let presenter = PickerPresenter()
      if Repair.isDone { heldPicker = presenter }
      picker = presenter
    }
    func showPicker() { picker?.present() }
  }

  @Role(.presenter) final class PickerPresenter: PickerPresenterProtocol {
    func present() {}
  }
}

/// Two Views that share a Presenter, which updates only the second one.
enum ViewReplacedRepair {
  static let repair = Repair(
    "view-replaced",
    "make a ListPresenter for each ListView",
    delivers: "show"
  ) { recorder in
    let views = recorder.recording {
      let views = [ListView(), ListView()]
      let shared = Repair.isDone ? nil : (ListPresenter(), ListInteractor())
      for view in views {
        let (presenter, interactor) = shared ?? (ListPresenter(), ListInteractor())
        ListModule.assemble(view, presenter, interactor)
      }
      return views
    }
    recorder.recording {
      for view in views { recorder.action("open", to: view) { view.viewDidLoad() } }
    }
    return views
  }
}

/// A Presenter that holds an Interactor and sends nothing to it.
enum UnusedReferenceRepair {
  static let repair = Repair(
    "unused-reference",
    "take interactor out of AboutPresenter, and Interactor with it",
    delivers: "show",
    source: SourceFacts(unusedProperties: [.init("interactor", of: "AboutPresenter")])
  ) { recorder in
    func assemble() -> AboutView {
      let (view, presenter) = (AboutView(), AboutPresenter(Repair.isDone ? nil : AboutInteractor()))
      view.presenter = presenter
      presenter.view = view
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }))
  }

  protocol AboutViewProtocol: AnyObject { func show(_ text: String) }

  @Role(.view) final class AboutView: AboutViewProtocol {
    var presenter: AboutPresenter?

    func viewDidLoad() { presenter?.open() }
    func show(_ text: String) {}
  }

  @Role(.presenter) final class AboutPresenter {
    weak var view: AboutViewProtocol?
    private let interactor: AboutInteractor?

    init(_ interactor: AboutInteractor?) { self.interactor = interactor }

    func open() { view?.show("Version 1") }
  }

  @Role(.interactor) final class AboutInteractor {}
}
