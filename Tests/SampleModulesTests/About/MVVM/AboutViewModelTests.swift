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
