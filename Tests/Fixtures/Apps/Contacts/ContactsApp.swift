/// The app around the module, and what its user does.
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
