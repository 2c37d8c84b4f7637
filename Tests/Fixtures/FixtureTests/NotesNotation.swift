extension NotesTests {
  /// What the user and the module say to each other.
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
