import TraceRecording

/// A View that sends to the Interactor directly.
enum ViewBypassRepair {
  static let repair = Repair(
    "view-bypass",
    "call presenter in NoteView, and let it call Interactor",
    delivers: "removeRow"
  ) { recorder in
    func assemble() -> NoteView {
      let (view, interactor) = (NoteView(), NoteInteractor())
      let presenter = NotePresenter(interactor)
      interactor.output = presenter
      presenter.view = view
      view.presenter = presenter
      if !Repair.isDone { view.interactor = interactor }
      return view
    }
    return recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("swipe", { $0.swipe() }))
  }

  protocol NoteViewProtocol: AnyObject {
    func show(_ notes: [String])
    func removeRow(at index: Int)
  }
  protocol NoteInteractorProtocol: AnyObject { func delete(at index: Int) }
  protocol NoteInteractorOutput: AnyObject { func didDelete(at index: Int) }

  @Role(.view, checks: .off) final class NoteView: NoteViewProtocol {
    var presenter: NotePresenter?
    var interactor: NoteInteractorProtocol?

    func viewDidLoad() { presenter?.open() }
    func swipe() {
      if Repair.isDone { presenter?.didSwipe(at: 0) } else { interactor?.delete(at: 0) }
    }
    func show(_ notes: [String]) {}
    func removeRow(at index: Int) {}
  }

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
}
