import AboutShared
import CollaborationTesting
import Testing

@testable import SamplesVIPER

@Suite struct AboutPresenterTests {
  @Test func `asks the Interactor`() {
    let presenter = SubjectUnderTest { AboutPresenter() }
    expectTrace(presenter.recordTrace { $0.viewDidLoad() }) {
      """
      Presenter -> Interactor getAbout()
      """
    }
  }

  @Test func `says the version in words`() {
    let view = AboutViewSpy()
    let presenter = AboutPresenter()
    presenter.view = view
    presenter.didGetAbout(AboutEntity(name: "Shop", summary: "Sells.", version: "2.1"))
    #expect(view.lines == [["Shop", "Sells.", "Version 2.1"]])
  }
}

/// Remembers what it was told to show.
private final class AboutViewSpy: AboutViewProtocol {
  private(set) var lines: [[String]] = []

  func showLines(_ lines: [String]) {
    self.lines.append(lines)
  }
}
