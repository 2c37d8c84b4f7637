import TraceRecording

/// A View that sends to the Interactor directly.
enum ViewBypassRepair {
  static let repair = Repair(
    "view-bypass",
    "call presenter in NoteView, and let it call Interactor",
    delivers: "removeRow",
    broken: { recorder in
      play(in: recorder) { presenter, interactor in
        let view = Broken.NoteView()
        (view.presenter, view.interactor) = (presenter, interactor)
        return view
      }
    },
    repaired: { recorder in
      play(in: recorder) { presenter, _ in
        let view = Repaired.NoteView()
        view.presenter = presenter
        return view
      }
    }
  )

  enum Broken {
    @Role(.view, checks: .off) final class NoteView: NoteViewProtocol {
      var presenter: NotePresenter?
      var interactor: NoteInteractorProtocol?

      func viewDidLoad() { presenter?.open() }
      func swipe() { interactor?.delete(at: 0) }
      func show(_ notes: [String]) {}
      func removeRow(at index: Int) {}
    }
  }

  enum Repaired {
    @Role(.view) final class NoteView: NoteViewProtocol {
      var presenter: NotePresenter?

      func viewDidLoad() { presenter?.open() }
      func swipe() { presenter?.didSwipe(at: 0) }
      func show(_ notes: [String]) {}
      func removeRow(at index: Int) {}
    }
  }

  protocol NoteViewProtocol: AnyObject {
    func viewDidLoad()
    func swipe()
    func show(_ notes: [String])
    func removeRow(at index: Int)
  }
  protocol NoteInteractorProtocol: AnyObject { func delete(at index: Int) }
  protocol NoteInteractorOutput: AnyObject { func didDelete(at index: Int) }

  @Role(.presenter) final class NotePresenter: NoteInteractorOutput {
    weak var view: NoteViewProtocol?
    private let interactor: NoteInteractorProtocol

    init(_ interactor: NoteInteractorProtocol) { self.interactor = interactor }

    func open() { view?.show(["Milk"]) }
    func didSwipe(at index: Int) { interactor.delete(at: index) }
    func didDelete(at index: Int) { view?.removeRow(at: index) }
  }

  @Role(.interactor) final class NoteInteractor: NoteInteractorProtocol {
    weak var output: NoteInteractorOutput?

    func delete(at index: Int) { output?.didDelete(at: index) }
  }

  private static func play(
    in recorder: Recorder,
    _ make: (NotePresenter, NoteInteractor) -> any NoteViewProtocol
  ) -> Any {
    func assemble() -> any NoteViewProtocol {
      let interactor = NoteInteractor()
      let presenter = NotePresenter(interactor)
      interactor.output = presenter
      let view = make(presenter, interactor)
      presenter.view = view
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("swipe", { $0.swipe() }))
  }
}
