import TraceRecording

@Role(.interactor) final class ContactsInteractor {
  weak var output: ContactsInteractorOutput?
  private(set) var addressBook: AddressBookProtocol

  init(addressBook: AddressBookProtocol) {
    self.addressBook = addressBook
  }
}

// MARK: - ContactsInteractorInput

@Role extension ContactsInteractor: ContactsInteractorInput {
  func obtainContacts(completion: @escaping (Result<[Contact], Error>) -> Void) {
    addressBook.load { result in
      completion(result.map { $0.sorted { $0.name < $1.name } })
    }
  }

  func remove(_ contact: Contact, completion: @escaping (Result<Void, Error>) -> Void) {
    do {
      let count = try addressBook.delete(id: contact.id)
      completion(.success(()))
      output?.addressBookDidChange(count: count)
    } catch {
      completion(.failure(error))
    }
  }
}
