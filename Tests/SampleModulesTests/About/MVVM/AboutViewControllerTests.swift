import Stage
import Testing

@testable import AboutMVVM

@Suite struct AboutViewControllerTests {
  @Test func `draws the lines of its ViewModel in their order`() {
    let page = AboutViewController(viewModel: AboutViewModelStub())
    page.viewDidLoad()
    #expect(page.title == "About")
    #expect(page.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}

/// Has two lines.
private final class AboutViewModelStub: AboutViewModelProtocol {
  let lines = ["One", "Two"]
}
