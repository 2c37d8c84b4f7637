import TraceRecording

@Traced protocol ContactsInteractorInput: AnyObject {
  func obtainContacts(completion: @escaping (Result<[Contact], Error>) -> Void)
  func remove(_ contact: Contact, completion: @escaping (Result<Void, Error>) -> Void)
}

@Traced protocol ContactsInteractorOutput: AnyObject {
  func addressBookDidChange(count: Int)
}
