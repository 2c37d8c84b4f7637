import AboutShared
import CollaborationTesting
import Publishing
import Stage
import Testing

@testable import SamplesRPVC

@Suite struct AboutPresenterTests {
  @Test func `says the version in words`() {
    let about = AboutEntity(name: "Shop", summary: "Sells.", version: "2.1")
    #expect(AboutPresenter.state(for: about).lines == ["Shop", "Sells.", "Version 2.1"])
  }
}

@Suite struct AboutViewControllerTests {
  @Test func `draws its lines in their order, below its title`() throws {
    let page = try SubjectUnderTest { try AboutViewController(presenter: $0.double()) }
    page.answer("bind", Publisher.just(AboutViewState(lines: ["One", "Two"])))
    page.subject.viewDidLoad()
    #expect(page.subject.title == "About")
    #expect(page.subject.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}

@Suite struct AboutCoordinatorTests {
  @Test func `speaks of the app itself`() {
    let navigation = NavigationController()
    AboutCoordinator(navigationController: navigation).start()
    let page = navigation.topViewController
    page?.viewDidLoad()
    #expect(page?.title == "About")
    #expect(
      page?.view.subviews.compactMap { ($0 as? Label)?.text } == [
        "Corner Shop", "Shows what is for sale today.", "Version 1.0",
      ]
    )
  }
}
