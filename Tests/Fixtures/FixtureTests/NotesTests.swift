import CollaborationTesting
import Testing
import TraceRecording
import Traces

@testable import Notes

/// A module in which everything is on the main actor by default.
@MainActor @Suite struct NotesTests {
  private let recorder = Recorder()

  private func play(_ app: NotesApp) async {
    let screen = NotesScreen(model: app.model)
    act("open", app) { screen.appear() }
    await app.presenter.task?.value
    act("add Milk", app) { screen.add("Milk") }
    await app.interactor.task?.value
  }

  private func act(_ words: String, _ app: NotesApp, _ body: () -> Void) {
    recorder.action(words, to: app.model, body)
  }

  @Test(arguments: [true, false])
  func `shows the same whether or not it is recorded`(_ isRecorded: Bool) async {
    func expectNotes() async {
      let app = NotesApp()
      await play(app)
      #expect(NotesScreen(model: app.model).body == ["Milk", "Milk"])
      #expect(app.lengths == [4])
    }
    if isRecorded { await recorder.recording { await expectNotes() } } else { await expectNotes() }
  }

  @Test func `is traced on the main actor and beside it`() async {
    await recorder.recording { await play(NotesApp()) }
    #expect(recorder.trace().notation(details: false) == Self.notation)
  }

  @Test func `has a Presenter that is tested alone`() throws {
    let presenter = try SubjectUnderTest { try NotesPresenter(interactor: $0.double()) }
    presenter.answer("add", Note(text: "Milk"))
    expectTrace(presenter.recordTrace { $0.onAdd("Milk") }) {
      """
      Presenter -> Interactor add("Milk", then: {closure})
        Interactor -> Presenter completion(Note(text: "Milk"))
          Presenter -> View title = "Milk"
          Presenter -x onAdded onAdded(_:) [nil]
      """
    }
  }

  @Test func `takes messages that people write`() async throws {
    let app = recorder.recording { NotesApp() }
    let presenter = try #require(recorder.participant(of: app.presenter))
    try recorder.delivery(of: "onAdd(\"Milk\")", to: presenter)()
    await app.interactor.task?.value
    #expect(NotesScreen(model: app.model).body == ["Milk", "Milk"])
  }

  @Test func `knows its objects beside the main actor`() async {
    let app = recorder.recording { NotesApp() }
    let isKnown = await isKnown(app.presenter)
    #expect(isKnown)
    recorder.recording { #expect(app.presenter.view === app.model) }
  }

  @concurrent private func isKnown(_ object: NotesPresenter) async -> Bool {
    object as Any is any _TracedRole && recorder.participant(of: object)?.name == "Presenter"
  }

  @Test(arguments: [true, false])
  func `is kept alive by nobody`(_ isRecorded: Bool) async {
    var objects: [WeakReference] = []
    func play() async {
      let app = NotesApp()
      objects = [app.model, app.presenter, app.interactor].map(WeakReference.init)
      await self.play(app)
      app.model.output = nil
    }
    if isRecorded { await recorder.recording { await play() } } else { await play() }
    #expect(objects.allSatisfy { $0.object == nil })
  }
}

private struct WeakReference {
  weak var object: AnyObject?
}

extension NotesTests {
  static let notation = """
    lanes User View Presenter Interactor Log Store
    User -> View                open
      View -> Presenter           onAppear()
        Presenter ~> Interactor     load() ^2
          Interactor -> Store         notes()
          Store --> Interactor        [0 Note]
        Interactor --> Presenter    [0 Note]
        Presenter ~> View           show([0 Note]) ^2
    User -> View                add Milk
      View -> Presenter           onAdd("Milk")
        Presenter -> Interactor     add("Milk", then: {closure})
          Interactor ~> Store         save(Note(text: "Milk")) ^10
            Store -> Log                isSaved(Note(text: "Milk"))
          Interactor ~> Presenter     completion(Note(text: "Milk")) ^10
            Presenter -> nobody         onAdded(4)
          Interactor ~> Store         notes() ^10
          Store --> Interactor        [1 Note]
          Interactor ~> Presenter     didChange([1 Note]) ^10
            Presenter -> View           show([1 Note])
    nobody -x* View             View, Log, Store, Interactor, Presenter

    """
}
