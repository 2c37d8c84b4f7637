import TraceRecording

final class ContactsApp: ContactsModuleOutput {
  let addressBook = AddressBook()
  private(set) var view: ContactsViewController?
  private(set) var picked: [Contact] = []

  func start() {
    view = ContactsAssembly.assemble(addressBook: addressBook, moduleOutput: self)
  }

  func contactsModule(didPick contact: Contact) {
    picked.append(contact)
  }

  /// Closes the module, and tells what it has shown.
  func stop() -> [String] {
    defer { view = nil }
    return (view?.shown ?? []) + picked.map { "picked \($0.name)" }
  }
}

enum ContactsAssembly {
  static func assemble(
    addressBook: AddressBookProtocol,
    moduleOutput: ContactsModuleOutput?
  ) -> ContactsViewController {
    let router = ContactsRouter()
    let interactor = ContactsInteractor(addressBook: addressBook)
    let presenter = ContactsPresenter(
      interactor: interactor,
      router: router,
      moduleOutput: moduleOutput
    )
    let view = ContactsViewController(output: presenter)
    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = view
    return view
  }
}

@Role(.view) final class ContactsViewController {
  private(set) var output: ContactsViewOutput
  /// Everything the screen has shown, line by line.
  private(set) var shown: [String] = []

  init(output: ContactsViewOutput) {
    self.output = output
  }

  func viewDidLoad() {
    output.viewIsReady()
  }

  func tapRow(_ index: Int) {
    output.didSelectRow(at: index)
  }

  func swipeRow(_ index: Int) {
    output.didSwipeRow(at: index)
  }
}

// MARK: - ContactsViewInput

@Role extension ContactsViewController: ContactsViewInput {
  func setLoading(_ isLoading: Bool) {
    shown.append(isLoading ? "loading" : "loaded")
  }

  func display(_ rows: [String]) {
    shown += rows
  }

  func display(error: String) {
    shown.append("error: \(error)")
  }
}

// MARK: - TransitionHandler

@Role extension ContactsViewController: TransitionHandler {
  func ask(_ question: String, answer: @escaping (Bool) -> Void) {
    shown.append(question)
    answer(true)
  }

  func dismiss() {
    shown.append("closed")
  }
}

protocol AddressBookProtocol: AnyObject {
  func load(completion: @escaping (Result<[Contact], Error>) -> Void)
  func delete(id: Int) throws -> Int
}

/// Answers a request only when it is told to, as a server would.
@Role(.store) final class AddressBook: AddressBookProtocol {
  var isOffline = false
  private var contacts = [
    Contact(id: 1, name: "Mina", phone: "02-555-0101"),
    Contact(id: 2, name: "Jun", phone: "02-555-0102"),
  ]
  private var waiting: [(Result<[Contact], Error>) -> Void] = []

  func load(completion: @escaping (Result<[Contact], Error>) -> Void) {
    waiting.append(completion)
  }

  func delete(id: Int) throws -> Int {
    guard id != 1 else { throw ContactsError.protected(name: "Mina") }
    contacts.removeAll { $0.id == id }
    return contacts.count
  }

  func answer() {
    let completions = waiting
    waiting = []
    completions.forEach { $0(isOffline ? .failure(ContactsError.offline) : .success(contacts)) }
  }
}
