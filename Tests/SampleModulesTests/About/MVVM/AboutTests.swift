import CollaborationTesting
import Stage
import Testing

@testable import SamplesMVVM

@Suite struct AboutViewModelTests {
  private let lines = AboutViewModel().lines

  @Test func `says the version in words`() {
    #expect(lines.last == "Version 1.0")
  }

  @Test func `speaks of the app itself`() {
    #expect(lines == ["Corner Shop", "Shows what is for sale today.", "Version 1.0"])
  }
}

@Suite struct AboutViewControllerTests {
  @Test func `draws its lines in their order, below its title`() throws {
    let page = try SubjectUnderTest { try AboutViewController(viewModel: $0.double()) }
    page.answer("lines", ["One", "Two"])
    page.subject.viewDidLoad()
    #expect(page.subject.title == "About")
    #expect(page.subject.view.subviews.compactMap { ($0 as? Label)?.text } == ["One", "Two"])
  }
}
