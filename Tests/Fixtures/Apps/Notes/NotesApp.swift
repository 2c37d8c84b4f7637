/// The app around the module, which does all it can on the main actor.
final class NotesApp {
  let model = NotesModel()
  let presenter: NotesPresenter
  let interactor: NotesInteractor
  private(set) var lengths: [Int] = []

  init() {
    interactor = NotesInteractor(store: NotesStore(log: NotesLog()))
    presenter = NotesPresenter(interactor: interactor)
    presenter.view = model
    interactor.output = presenter
    model.output = presenter
    presenter.onAdded = { [weak self] in self?.lengths.append($0) }
  }
}
