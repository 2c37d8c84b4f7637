import Stage
import Testing

@testable import SamplesVIPER

@Suite struct AboutViewControllerTests {
  @Test func `draws its lines in their order, below its title`() {
    let page = AboutViewController()
    page.viewDidLoad()
    page.showLines(["One", "Two"])
    #expect(page.title == "About")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}
