import AboutShared
import CollaborationTesting
import Stage
import Testing

@testable import SamplesVIPER

@Suite struct AboutPresenterTests {
  @Test func `asks the Interactor`() {
    let presenter = SubjectUnderTest { AboutPresenter() }
    expectTrace(presenter.recordTrace { $0.viewDidLoad() }) {
      """
      Presenter -> Interactor getAbout()
      """
    }
  }

  @Test func `says the version in words`() {
    let view = AboutViewSpy()
    let presenter = AboutPresenter()
    presenter.view = view
    presenter.didGetAbout(AboutEntity(name: "Shop", summary: "Sells.", version: "2.1"))
    #expect(view.lines == [["Shop", "Sells.", "Version 2.1"]])
  }
}

/// Remembers what it was told to show.
private final class AboutViewSpy: AboutViewProtocol {
  private(set) var lines: [[String]] = []

  func showLines(_ lines: [String]) {
    self.lines.append(lines)
  }
}

@Suite struct AboutInteractorTests {
  @Test func `speaks of the app itself`() {
    let interactor = SubjectUnderTest { AboutInteractor() }
    expectTrace(interactor.recordTrace { $0.getAbout() }) {
      """
      Interactor -> Presenter didGetAbout(AboutEntity(name: "Corner Shop", summary: "Shows what is for sale today.", version: "1.0"))
      """
    }
  }
}

@Suite struct AboutViewControllerTests {
  @Test func `draws its lines in their order, below its title`() {
    let page = AboutViewController()
    page.viewDidLoad()
    page.showLines(["One", "Two"])
    #expect(page.title == "About")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}

@Suite struct AboutRouterTests {
  @Test func `makes a module that speaks of the app`() {
    let page = AboutRouter.createModule()
    page.viewDidLoad()
    #expect(page.title == "About")
    #expect(
      page.view.subviews.compactMap { ($0 as? Label)?.text } == [
        "Corner Shop", "Shows what is for sale today.", "Version 1.0",
      ]
    )
  }
}
