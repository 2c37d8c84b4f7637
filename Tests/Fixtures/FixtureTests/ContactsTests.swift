import Testing
import TraceRecording
import Traces

@testable import ContactsTraced

/// A module with completion handlers, which takes what it needs in its initializers.
@Suite struct ContactsTests {
  private let recorder = Recorder()

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
  func `is kept alive by nobody`(_ isRecorded: Bool) throws {
    let app = ContactsApp()
    var objects: [WeakReference] = []
    func play() throws {
      app.start()
      let presenter = try #require(app.view?.output as? ContactsPresenter)
      objects = [app.view, presenter, presenter.interactor, presenter.router].map(
        WeakReference.init
      )
      _ = app.play()
    }
    if isRecorded { try recorder.recording(play) } else { try play() }
    #expect(objects.allSatisfy { $0.object == nil })
  }
}

struct WeakReference {
  weak var object: AnyObject?
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

extension ContactsTests {
  static let notation = #"""
    lanes User View Presenter Interactor Store Router ContactsApp
    = assembly nobody ->* Store  Store, Router, Interactor, Presenter, View
    = wired Interactor.addressBook strong Store
    = wired Presenter.interactor strong Interactor
    = wired Presenter.router strong Router
    = wired Presenter.moduleOutput weak ContactsApp
    = wired View.output strong Presenter
    = wired Presenter.view weak View
    = wired Interactor.output weak Presenter
    = wired Router.transitionHandler weak View
    User -> View                open
      View -> Presenter           viewIsReady()
        Presenter -> View           setLoading(true)
        Presenter -> Interactor     obtainContacts(completion: {closure})
          Interactor -> Store         load(completion: {closure})
    somebody -> Store           answer()
      Store -> Interactor         completion(.failure(.offline))
        Interactor -> Presenter     completion(.failure(.offline))
          Presenter -> View           setLoading(false)
          Presenter -> View           display(error: "offline")
    User -> View                open
      View -> Presenter           viewIsReady()
        Presenter -> View           setLoading(true)
        Presenter -> Interactor     obtainContacts(completion: {closure})
          Interactor -> Store         load(completion: {closure})
    somebody -> Store           answer()
      Store -> Interactor         completion(.success([2 Contact]))
        Interactor -> Presenter     completion(.success([2 Contact]))
          Presenter -> View           setLoading(false)
          Presenter -> View           display(["Jun, 02-555-0102", "Mina, 02-555-0101"])
    User -> View                delete 1
      View -> Presenter           didSwipeRow(at: 0)
        Presenter -> Router         confirm("delete Jun?", answer: {closure})
          Router -> View              ask("delete Jun?", answer: {closure})
            View -> Router              answer(true)
              Router -> Presenter         answer(true)
                Presenter -> Interactor     remove(Contact(id: 2, name: "Jun", phone: "02-555-0102"), completion: {closure})
                  Interactor -> Store         delete(id: 2)
                  Store --> Interactor        1
                  Interactor -> Presenter     completion(.success())
                  Interactor -> Presenter     addressBookDidChange(count: 1)
                    Presenter -> View           setLoading(true)
                    Presenter -> Interactor     obtainContacts(completion: {closure})
                      Interactor -> Store         load(completion: {closure})
    User -> nobody              network
      somebody -> Store           answer()
        Store -> Interactor         completion(.success([1 Contact]))
          Interactor -> Presenter     completion(.success([1 Contact]))
            Presenter -> View           setLoading(false)
            Presenter -> View           display(["Mina, 02-555-0101"])
    User -> View                delete 1
      View -> Presenter           didSwipeRow(at: 0)
        Presenter -> Router         confirm("delete Mina?", answer: {closure})
          Router -> View              ask("delete Mina?", answer: {closure})
            View -> Router              answer(true)
              Router -> Presenter         answer(true)
                Presenter -> Interactor     remove(Contact(id: 1, name: "Mina", phone: "02-555-0101"), completion: {closure})
                  Interactor -> Store         delete(id: 1)
                  Store -->! Interactor       .protected(name: "Mina")
                  Interactor -> Presenter     completion(.failure(.protected(name: "Mina")))
                    Presenter -> View           display(error: "protected(name: \"Mina\")")
    User -> View                tap 1
      View -> Presenter           didSelectRow(at: 0)
        Presenter -> Router         close()
          Router -> View              dismiss()
    nobody -x* Store            Store, Router, Interactor, Presenter, View

    """#
}
