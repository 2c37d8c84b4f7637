/// The effect of an action on the objects of a stage.
struct StageGesture {
  /// The receiver shown in the action's row.
  weak let receiver: AnyObject?
  /// The UIKit-shaped calls that the action causes, as the row's remark.
  let remark: String?
  let body: () -> Void

  init(on receiver: AnyObject?, calling remark: String? = nil, _ body: @escaping () -> Void) {
    self.receiver = receiver
    self.remark = remark
    self.body = body
  }
}
