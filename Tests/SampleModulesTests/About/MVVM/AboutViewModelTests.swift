import Testing

@testable import AboutMVVM

@Suite struct AboutViewModelTests {
  @Test func `says what the app is, what it is for and which version it is`() {
    #expect(
      AboutViewModel().lines == [
        "Corner Shop", "Shows what is for sale today.", "Version 1.0",
      ]
    )
  }
}
