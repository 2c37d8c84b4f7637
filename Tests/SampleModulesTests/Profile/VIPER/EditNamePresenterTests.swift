import Testing

@testable import SamplesVIPER

/// Notes what the Presenter says to each of the others.
final class EditNameSpy: EditNameViewInput, EditNameWireframe, EditNameModuleOutput {
  private(set) var calls: [String] = []

  func showName(_ name: String) { calls.append("show \(name)") }
  func close(_ view: EditNameViewInput) { calls.append("close") }
  func editNameDidSave(_ name: String) { calls.append("saved \(name)") }
}

@Suite struct EditNamePresenterTests {
  let spy = EditNameSpy()
  let presenter = EditNamePresenter(name: "Ann")

  init() {
    presenter.view = spy
    presenter.router = spy
    presenter.output = spy
  }

  @Test func `shows the name it was given`() {
    presenter.viewDidLoad()
    #expect(spy.calls == ["show Ann"])
  }

  @Test func `gives out the name and closes`() {
    presenter.didTapSave(name: "Anna")
    #expect(spy.calls == ["saved Anna", "close"])
  }

  @Test func `closes without a name`() {
    presenter.didTapCancel()
    #expect(spy.calls == ["close"])
  }
}
