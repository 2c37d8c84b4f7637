import TraceRecording

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
