/// A description of an injected fault of a reference or of messages.
public struct InjectedFault: Hashable, Sendable {
  /// The name of the fault, such as `drop` for messages or `nil` for a reference.
  public let name: String
  /// The faulty reference, or the pattern of the messages: `Presenter.view`, `Presenter -> View show`.
  public let target: String
  /// The number of the matching message that is affected, from 1; nil if each is, and for a fault of a reference.
  public let occurrence: Int?

  package init(name: String, target: String, occurrence: Int? = nil) {
    self.name = name
    self.target = target
    self.occurrence = occurrence
  }
}

extension InjectedFault: CustomStringConvertible {
  /// The fault with its target, such as `drop at Presenter -> View show, occurrence 2`.
  public var description: String {
    "\(name) at \(target)" + (occurrence.map { ", occurrence \($0)" } ?? "")
  }
}
