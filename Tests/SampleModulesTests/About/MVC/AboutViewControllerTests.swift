import Stage
import Testing

@testable import AboutMVC

@Suite struct AboutViewControllerTests {
  @Test func `says what the app is, what it is for and which version it is`() {
    let page = AboutViewController()
    page.viewDidLoad()
    #expect(page.title == "About")
    #expect(
      page.view.subviews.compactMap { ($0 as? Label)?.text } == [
        "Corner Shop", "Shows what is for sale today.", "Version 1.0",
      ]
    )
  }
}
