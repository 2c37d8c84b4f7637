import TraceRecording

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
