import AboutShared
import Testing

@testable import AboutVIPER

@Suite struct AboutPresenterTests {
  @Test func `asks the Interactor`() {
    let interactor = AboutInteractorSpy()
    let presenter = AboutPresenter()
    presenter.interactor = interactor
    presenter.viewDidLoad()
    #expect(interactor.getCount == 1)
  }

  @Test func `shows the name, the sentence and the version`() {
    let view = AboutViewSpy()
    let presenter = AboutPresenter()
    presenter.view = view
    presenter.didGetAbout(AboutEntity(name: "Shop", summary: "Sells.", version: "2.1"))
    #expect(view.lines == [["Shop", "Sells.", "Version 2.1"]])
  }
}

/// Counts how often it was asked.
private final class AboutInteractorSpy: AboutInteractorProtocol {
  private(set) var getCount = 0

  func getAbout() {
    getCount += 1
  }
}

/// Remembers what it was told to show.
private final class AboutViewSpy: AboutViewProtocol {
  private(set) var lines: [[String]] = []

  func showLines(_ lines: [String]) {
    self.lines.append(lines)
  }
}
