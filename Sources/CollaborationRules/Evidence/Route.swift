import Traces

extension Event {
  /// From what kind of object to what kind of object a message goes.
  var route: [String] { [sender?.family ?? "", receiver?.family ?? ""] }
}
