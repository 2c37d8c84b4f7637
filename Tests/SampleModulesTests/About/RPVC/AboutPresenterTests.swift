import AboutShared
import Testing

@testable import SamplesRPVC

@Suite struct AboutPresenterTests {
  @Test func `says the version in words`() {
    let about = AboutEntity(name: "Shop", summary: "Sells.", version: "2.1")
    #expect(AboutPresenter.state(for: about).lines == ["Shop", "Sells.", "Version 2.1"])
  }
}
