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
