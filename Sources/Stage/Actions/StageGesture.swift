/// The effect of an action on the objects of a stage, ready to be carried out.
struct StageGesture {
  /// The object that the trace shows as the receiver of the action; nil for none.
  weak let receiver: AnyObject?
  /// The remark beside the action in the trace: the calls that it causes, as UIKit names them; nil for none.
  let remark: String?
  let body: () -> Void

  init(on receiver: AnyObject?, calling remark: String? = nil, _ body: @escaping () -> Void) {
    self.receiver = receiver
    self.remark = remark
    self.body = body
  }
}
