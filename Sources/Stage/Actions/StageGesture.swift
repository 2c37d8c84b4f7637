/// What an action does to the objects on the stage.
struct StageGesture {
  /// Who is acted on, as the row says.
  weak let receiver: AnyObject?
  /// The UIKit-shaped call behind it, as the row's remark.
  let words: String?
  let body: () -> Void

  init(on receiver: AnyObject?, calling words: String? = nil, _ body: @escaping () -> Void) {
    self.receiver = receiver
    self.words = words
    self.body = body
  }
}
