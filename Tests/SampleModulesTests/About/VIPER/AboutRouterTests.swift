import Stage
import Testing

@testable import SamplesVIPER

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
