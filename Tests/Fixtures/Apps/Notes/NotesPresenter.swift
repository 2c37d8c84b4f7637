import TraceRecording

@Role(.presenter) final class NotesPresenter: NotesViewOutput, NotesInteractorOutput {
  weak var view: NotesViewInput?
  @Seam var onAdded: ((Int) -> Void)?
  private(set) var task: Task<Void, Never>?
  private var interactor: NotesInteractorInput

  init(interactor: NotesInteractorInput) { self.interactor = interactor }

  func onAppear() {
    task = Task { view?.show((try? await interactor.load()) ?? []) }
  }

  func onAdd(_ text: String) {
    interactor.add(text) { [weak self] note in
      self?.view?.title = note.text
      self?.onAdded?(note.text.count)
    }
  }

  func didChange(_ notes: [Note]) { view?.show(notes) }
}
