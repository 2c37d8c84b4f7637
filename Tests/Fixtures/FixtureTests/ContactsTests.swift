import Testing
import TraceRecording
import Traces

@testable import ContactsOriginal
@testable import ContactsTraced

/// A module with completion handlers, which takes what it needs in its initializers.
@Suite struct ContactsTests {
  private let recorder = Recorder()

  /// Plays the traced module, and records it.
  private func recorded() -> [String] {
    recorder.recording {
      let app = ContactsTraced.ContactsApp()
      app.start()
      return app.play { words, screen, body in recorder.action(words, to: screen, body) }
    }
  }

  @Test func `shows what it showed before it was traced`() {
    let original = ContactsOriginal.ContactsApp()
    original.start()
    let traced = ContactsTraced.ContactsApp()
    traced.start()
    let shown = [
      "loading", "loaded", "error: offline", "loading", "loaded", "Jun, 02-555-0102",
      "Mina, 02-555-0101", "delete Jun?", "loading", "loaded", "Mina, 02-555-0101",
      "delete Mina?", "error: protected(name: \"Mina\")", "closed", "picked Mina",
    ]
    #expect(original.play() == shown)
    #expect(traced.play() == shown)
    #expect(recorded() == shown)
  }

  @Test func `is traced through its completion handlers`() {
    _ = recorded()
    #expect(recorder.trace().notation == Self.notation)
  }

  @Test(arguments: [true, false])
  func `is kept alive by nobody`(_ isRecorded: Bool) {
    let app = ContactsTraced.ContactsApp()
    weak var view: AnyObject?
    weak var presenter: AnyObject?
    weak var interactor: AnyObject?
    weak var router: AnyObject?
    func play() {
      app.start()
      view = app.view
      presenter = app.view?.output
      let object = presenter as? ContactsTraced.ContactsPresenter
      interactor = object?.interactor
      router = object?.router
      #expect(router != nil)
      _ = app.play()
    }
    if isRecorded { recorder.recording(play) } else { play() }
    #expect([view, presenter, interactor, router].allSatisfy { $0 == nil })
  }
}
