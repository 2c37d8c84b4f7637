import Testing
import TraceRecording
import Traces

@testable import ContactsTraced

/// A module with completion handlers, which takes what it needs in its initializers.
@Suite struct ContactsTests {
  private let recorder = Recorder()

  /// Plays the traced module, and records it.
  private func recorded() -> [String] {
    recorder.recording {
      let app = ContactsApp()
      app.start()
      return app.play { words, screen, body in recorder.action(words, to: screen, body) }
    }
  }

  @Test func `shows the same whether or not it is recorded`() {
    let app = ContactsApp()
    app.start()
    let shown = [
      "loading", "loaded", "error: offline", "loading", "loaded", "Jun, 02-555-0102",
      "Mina, 02-555-0101", "delete Jun?", "loading", "loaded", "Mina, 02-555-0101",
      "delete Mina?", "error: protected(name: \"Mina\")", "closed", "picked Mina",
    ]
    #expect(app.play() == shown)
    #expect(recorded() == shown)
  }

  @Test func `is traced through its completion handlers`() {
    _ = recorded()
    #expect(recorder.trace().notation == Self.notation)
  }

  @Test(arguments: [true, false])
  func `is kept alive by nobody`(_ isRecorded: Bool) {
    let app = ContactsApp()
    weak var view: AnyObject?
    weak var presenter: AnyObject?
    weak var interactor: AnyObject?
    weak var router: AnyObject?
    func play() {
      app.start()
      view = app.view
      presenter = app.view?.output
      let object = presenter as? ContactsPresenter
      interactor = object?.interactor
      router = object?.router
      #expect(router != nil)
      _ = app.play()
    }
    if isRecorded { recorder.recording(play) } else { play() }
    #expect([view, presenter, interactor, router].allSatisfy { $0 == nil })
  }
}

/// Does what a user asks for: its words, and the screen that is touched.
typealias Deed = (_ words: String, _ screen: AnyObject?, _ body: () -> Void) -> Void

extension ContactsApp {
  /// What the user does; the address book answers between the deeds.
  func play(_ deed: Deed = { $2() }) -> [String] {
    addressBook.isOffline = true
    deed("open", view) { view?.viewDidLoad() }
    addressBook.answer()
    addressBook.isOffline = false
    deed("open", view) { view?.viewDidLoad() }
    addressBook.answer()
    deed("delete 1", view) { view?.swipeRow(0) }
    deed("network", nil) { addressBook.answer() }
    deed("delete 1", view) { view?.swipeRow(0) }
    deed("tap 1", view) { view?.tapRow(0) }
    return stop()
  }
}
