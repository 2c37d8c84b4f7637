/// A description of an injected fault.
public struct InjectedFault: Hashable, Sendable {
  /// The name of the fault: `drop`, `nil`.
  public let name: String
  /// The reference or the pattern: `Presenter.view`, `Presenter -> View show`.
  public let target: String
  /// Which matching message it applies to, counted from 1; nil for each.
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
