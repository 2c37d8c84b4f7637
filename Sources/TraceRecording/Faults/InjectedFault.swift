/// A fault that was put in, in words.
public struct InjectedFault: Hashable, Sendable {
  /// What goes wrong: `drop`, `nil`.
  public let name: String
  /// The reference or the pattern: `Presenter.view`, `Presenter -> View show`.
  public let target: String
  /// Which of the messages, from 1; nil for each.
  public let occurrence: Int?

  package init(name: String, target: String, occurrence: Int? = nil) {
    self.name = name
    self.target = target
    self.occurrence = occurrence
  }
}

extension InjectedFault: CustomStringConvertible {
  /// `drop at Presenter -> View show, occurrence 2`.
  public var description: String {
    "\(name) at \(target)" + (occurrence.map { ", occurrence \($0)" } ?? "")
  }
}
