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
