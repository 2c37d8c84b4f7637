import Observation
import TraceRecording

nonisolated struct Note: Equatable, Sendable {
  let text: String
}

@Doubled protocol NotesViewInput: AnyObject {
  var title: String { get set }
  func show(_ notes: [Note])
}

@MainActor @Doubled protocol NotesViewOutput: AnyObject {
  func onAppear()
  func onAdd(_ text: String)
}

@Doubled protocol NotesInteractorInput: AnyObject {
  func load() async throws -> [Note]
  func add(_ text: String, then completion: @escaping (Note) -> Void)
}

@Doubled protocol NotesInteractorOutput: AnyObject {
  func didChange(_ notes: [Note])
}

nonisolated protocol NotesStoreProtocol: Sendable {
  func notes() async -> [Note]
  func save(_ note: Note) async
}

nonisolated protocol NotesLogProtocol: Sendable {
  func isSaved(_ note: Note)
}

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

@Role(.interactor) final class NotesInteractor: NotesInteractorInput {
  weak var output: NotesInteractorOutput?
  private(set) var task: Task<Void, Never>?
  private var store: any NotesStoreProtocol

  init(store: any NotesStoreProtocol) { self.store = store }

  func load() async throws -> [Note] { await store.notes() }

  func add(_ text: String, then completion: @escaping (Note) -> Void) {
    task = Task {
      let note = Note(text: text)
      await store.save(note)
      completion(note)
      output?.didChange(await store.notes())
    }
  }
}

/// Works beside the main actor.
@Role(.store) actor NotesStore: NotesStoreProtocol {
  private var all: [Note] = []
  private nonisolated var log: (any NotesLogProtocol)?

  init(log: (any NotesLogProtocol)?) { self.log = log }

  func notes() async -> [Note] { all }

  func save(_ note: Note) async {
    all.append(note)
    log?.isSaved(note)
  }
}

/// Runs wherever it is called.
@Role("Log", as: .repository) nonisolated final class NotesLog: NotesLogProtocol {
  func isSaved(_ note: Note) {}
}

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
