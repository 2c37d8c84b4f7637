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
