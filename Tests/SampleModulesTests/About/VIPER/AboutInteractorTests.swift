import AboutShared
import Testing

@testable import AboutVIPER

@Suite struct AboutInteractorTests {
  @Test func `answers with what there is to say`() {
    let presenter = AboutPresenterOutputSpy()
    let interactor = AboutInteractor()
    interactor.presenter = presenter
    interactor.getAbout()
    #expect(presenter.answers == [AboutEntity()])
  }
}

/// Remembers what its Interactor answered.
private final class AboutPresenterOutputSpy: AboutPresenterOutputProtocol {
  private(set) var answers: [AboutEntity] = []

  func didGetAbout(_ about: AboutEntity) {
    answers.append(about)
  }
}
