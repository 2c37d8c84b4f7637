import Stage
import Testing

@testable import SamplesMVC

@Suite struct AboutViewControllerTests {
  private let page = AboutViewController()

  init() {
    page.viewDidLoad()
  }

  private var lines: [String?] { page.view.subviews.compactMap { ($0 as? Label)?.text } }

  @Test func `draws its lines in their order, below its title`() {
    #expect(page.title == "About")
    #expect(lines == ["Corner Shop", "Shows what is for sale today.", "Version 1.0"])
  }

  @Test func `says the version in words`() {
    #expect(lines.last == "Version 1.0")
  }

  @Test func `speaks of the app itself`() {
    #expect(lines.first == "Corner Shop")
  }
}
