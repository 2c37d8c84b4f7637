import Testing

/// Tests the role that the name of a type tells.
@Suite struct RoleWordTests {
  @Test(arguments: [
    ("ListView", "View"), ("ListViewController", "View"), ("ListViewProtocol", "View"),
    ("ListViewInput", "View"), ("ListViewInterface", "View"), ("ListViewModel", "ViewModel"),
    ("ListViewOutput", "Presenter"), ("ListInteractorOutputProtocol", "Presenter"),
    ("ListViewDelegate", "Presenter"), ("ListPresentation", "Presenter"),
    ("ListPresenterOutput", "Output"), ("ListModuleOutput", "Output"),
    ("ListUseCase", "Interactor"),
    ("ListRouting", "Router"), ("ListWireframeProtocol", "Router"), ("ProductStore", "Store"),
  ])
  func `reads the role`(_ name: String, _ part: String) {
    #expect(RoleWord(name)?.part == part)
  }

  @Test(arguments: ["Product", "ListPresenterDelegate", "ListDelegate", "Viewer", "ListInput"])
  func `reads no role in other names`(_ name: String) {
    #expect(RoleWord(name) == nil)
  }
}
