import CollaborationTesting
import Stage
import Testing

@testable import SamplesMVVM

@Suite struct AboutViewControllerTests {
  @Test func `draws its lines in their order, below its title`() throws {
    let page = try SubjectUnderTest { try AboutViewController(viewModel: $0.double()) }
    page.answer("lines", ["One", "Two"])
    page.subject.viewDidLoad()
    #expect(page.subject.title == "About")
    #expect(page.subject.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}
