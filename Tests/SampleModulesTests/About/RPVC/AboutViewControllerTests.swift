import CollaborationTesting
import Publishing
import Stage
import Testing

@testable import SamplesRPVC

@Suite struct AboutViewControllerTests {
  @Test func `draws its lines in their order, below its title`() throws {
    let page = try SubjectUnderTest { try AboutViewController(presenter: $0.double()) }
    page.answer("bind", Publisher.just(AboutViewState(lines: ["One", "Two"])))
    page.subject.viewDidLoad()
    #expect(page.subject.title == "About")
    #expect(page.subject.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}
