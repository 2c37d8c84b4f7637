import TraceRecording

protocol ContactsInteractorInput: AnyObject {
  func obtainContacts(completion: @escaping (Result<[Contact], Error>) -> Void)
  func remove(_ contact: Contact, completion: @escaping (Result<Void, Error>) -> Void)
}

protocol ContactsInteractorOutput: AnyObject {
  func addressBookDidChange(count: Int)
}
