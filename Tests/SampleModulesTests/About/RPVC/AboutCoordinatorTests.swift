import Stage
import Testing

@testable import SamplesRPVC

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
