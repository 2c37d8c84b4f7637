extension ContactsTests {
  /// What the user, the address book and the module say to each other.
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
