/// What a ViewModel has last given to be shown.
final class Shown<Value> {
  private(set) var value: Value?
  var message: String?

  func show(_ value: Value) {
    self.value = value
    message = nil
  }
}
