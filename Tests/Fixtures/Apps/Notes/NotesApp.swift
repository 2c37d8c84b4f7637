import Observation
import TraceRecording

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

/// What a screen observes.
@Observable @Role(.view) final class NotesModel: NotesViewInput {
  @Seam @ObservationIgnored var output: NotesViewOutput?
  var title = ""
  private(set) var notes: [Note] = []

  func show(_ notes: [Note]) { self.notes = notes }
}

/// What draws itself from what it observes, as SwiftUI's views do.
protocol Drawn {
  associatedtype Body
  var body: Body { get }
}

struct NotesScreen: Drawn {
  let model: NotesModel

  var body: [String] { [model.title] + model.notes.map(\.text) }

  func appear() { model.output?.onAppear() }

  func add(_ text: String) { model.output?.onAdd(text) }
}
