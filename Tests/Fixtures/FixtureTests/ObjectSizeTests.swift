import Testing

@testable import FixturesOff
@testable import FixturesOriginal

/// The objects of apps that are compiled with `TRACING_OFF`.
@Suite struct ObjectSizeTests {
  @Test func `are as large as without attributes`() {
    #expect(
      size(of: FixturesOff.ReminderListPresenter())
        == size(of: FixturesOriginal.ReminderListPresenter())
    )
    #expect(
      size(of: FixturesOff.PhotosInteractor()) == size(of: FixturesOriginal.PhotosInteractor())
    )
    #expect(size(of: FixturesOff.PhotosPresenter()) == size(of: FixturesOriginal.PhotosPresenter()))
    #expect(size(of: FixturesOff.TicketsStore()) == size(of: FixturesOriginal.TicketsStore()))
  }

  /// Returns the bytes of an object's properties.
  private func size(of object: AnyObject) -> Int {
    func bytes<Value>(of _: Value) -> Int { MemoryLayout<Value>.size }
    return Mirror(reflecting: object).children.reduce(0) {
      $0 + _openExistential($1.value, do: bytes)
    }
  }
}
