import CollaborationRules
import TraceRecording

/// A Presenter that holds an Interactor and sends nothing to it.
enum UnusedReferenceRepair {
  static let repair = Repair(
    "unused-reference",
    "take interactor out of AboutPresenter, and Interactor with it",
    delivers: "show",
    source: SourceFacts(unusedProperties: [.init("interactor", of: "AboutPresenter")]),
    broken: { play(Broken.AboutPresenter(Broken.AboutInteractor()), in: $0) },
    repaired: { play(Repaired.AboutPresenter(), in: $0) }
  )

  enum Broken {
    @Role(.interactor) final class AboutInteractor {}

    @Role(.presenter) final class AboutPresenter: AboutPresenterProtocol {
      weak var view: AboutViewProtocol?
      private let interactor: AboutInteractor

      init(_ interactor: AboutInteractor) { self.interactor = interactor }

      func open() { view?.show("Version 1") }
    }
  }

  enum Repaired {
    @Role(.presenter) final class AboutPresenter: AboutPresenterProtocol {
      weak var view: AboutViewProtocol?

      func open() { view?.show("Version 1") }
    }
  }

  protocol AboutViewProtocol: AnyObject { func show(_ text: String) }
  protocol AboutPresenterProtocol: AnyObject {
    var view: AboutViewProtocol? { get set }
    func open()
  }

  @Role(.view) final class AboutView: AboutViewProtocol {
    var presenter: AboutPresenterProtocol?

    func viewDidLoad() { presenter?.open() }
    func show(_ text: String) {}
  }

  private static func play(
    _ make: @autoclosure () -> any AboutPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    func assemble() -> AboutView {
      let (view, presenter) = (AboutView(), make())
      view.presenter = presenter
      presenter.view = view
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }))
  }
}
