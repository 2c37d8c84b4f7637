import TraceRecording

/// A person in the address book.
struct Contact: Equatable {
  let id: Int
  let name: String
  let phone: String
}

/// What can go wrong in the address book.
enum ContactsError: Error {
  case offline
  case protected(name: String)
}

protocol ContactsViewInput: AnyObject {
  func setLoading(_ isLoading: Bool)
  func display(_ rows: [String])
  func display(error: String)
}

protocol ContactsViewOutput: AnyObject {
  func viewIsReady()
  func didSelectRow(at index: Int)
  func didSwipeRow(at index: Int)
}

protocol ContactsInteractorInput: AnyObject {
  func obtainContacts(completion: @escaping (Result<[Contact], Error>) -> Void)
  func remove(_ contact: Contact, completion: @escaping (Result<Void, Error>) -> Void)
}

protocol ContactsInteractorOutput: AnyObject {
  func addressBookDidChange(count: Int)
}

protocol ContactsRouterInput: AnyObject {
  func confirm(_ question: String, answer: @escaping (Bool) -> Void)
  func close()
}

protocol ContactsModuleOutput: AnyObject {
  func contactsModule(didPick contact: Contact)
}
