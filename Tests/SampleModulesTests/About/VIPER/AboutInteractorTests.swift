import CollaborationTesting
import Testing

@testable import SamplesVIPER

@Suite struct AboutInteractorTests {
  @Test func `speaks of the app itself`() {
    let interactor = SubjectUnderTest { AboutInteractor() }
    expectTrace(interactor.recordTrace { $0.getAbout() }) {
      """
      Interactor -> Presenter didGetAbout(AboutEntity(name: "Corner Shop", summary: "Shows what is for sale today.", version: "1.0"))
      """
    }
  }
}
