import TraceRecording

struct Contact: Equatable {
  let id: Int
  let name: String
  let phone: String
}

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

@Role(.presenter) final class ContactsPresenter {
  weak var view: ContactsViewInput?
  weak var moduleOutput: ContactsModuleOutput?
  private(set) var interactor: ContactsInteractorInput
  private(set) var router: ContactsRouterInput
  private var contacts: [Contact] = []

  init(
    interactor: ContactsInteractorInput,
    router: ContactsRouterInput,
    moduleOutput: ContactsModuleOutput?
  ) {
    self.interactor = interactor
    self.router = router
    self.moduleOutput = moduleOutput
  }

  private func reload() {
    view?.setLoading(true)
    interactor.obtainContacts { [weak self] result in
      self?.view?.setLoading(false)
      switch result {
      case .success(let contacts): self?.present(contacts)
      case .failure(let error): self?.view?.display(error: "\(error)")
      }
    }
  }

  private func present(_ contacts: [Contact]) {
    self.contacts = contacts
    view?.display(contacts.map { "\($0.name), \($0.phone)" })
  }

  private func remove(_ contact: Contact) {
    interactor.remove(contact) { [weak self] result in
      guard case .failure(let error) = result else { return }
      self?.view?.display(error: "\(error)")
    }
  }
}

// MARK: - ContactsViewOutput

@Role extension ContactsPresenter: ContactsViewOutput {
  func viewIsReady() {
    reload()
  }

  func didSelectRow(at index: Int) {
    moduleOutput?.contactsModule(didPick: contacts[index])
    router.close()
  }

  func didSwipeRow(at index: Int) {
    let contact = contacts[index]
    router.confirm("delete \(contact.name)?") { [weak self] isSure in
      if isSure { self?.remove(contact) }
    }
  }
}

// MARK: - ContactsInteractorOutput

@Role extension ContactsPresenter: ContactsInteractorOutput {
  func addressBookDidChange(count: Int) {
    reload()
  }
}

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

protocol TransitionHandler: AnyObject {
  func ask(_ question: String, answer: @escaping (Bool) -> Void)
  func dismiss()
}

@Role(.router) final class ContactsRouter: ContactsRouterInput {
  @Seam weak var transitionHandler: TransitionHandler?

  func confirm(_ question: String, answer: @escaping (Bool) -> Void) {
    transitionHandler?.ask(question, answer: answer)
  }

  func close() {
    transitionHandler?.dismiss()
  }
}
