import Testing

/// What the name of a type says of its part.
@Suite struct RoleWordTests {
  @Test(arguments: [
    ("ListView", RoleWord.Part.view), ("ListViewController", .view), ("ListViewProtocol", .view),
    ("ListViewInput", .view), ("ListViewInterface", .view), ("ListViewModel", .viewModel),
    ("ListViewOutput", .presenter), ("ListInteractorOutputProtocol", .presenter),
    ("ListViewDelegate", .presenter), ("ListPresentation", .presenter),
    ("ListPresenterOutput", .output), ("ListModuleOutput", .output), ("ListUseCase", .interactor),
    ("ListRouting", .router), ("ListWireframeProtocol", .router), ("ProductStore", .store),
  ])
  func `reads the part`(_ name: String, _ part: RoleWord.Part) {
    #expect(RoleWord(name)?.part == part)
  }

  @Test(arguments: ["Product", "ListPresenterDelegate", "ListDelegate", "Viewer", "ListInput"])
  func `reads nothing where the name says nothing`(_ name: String) {
    #expect(RoleWord(name) == nil)
  }
}
