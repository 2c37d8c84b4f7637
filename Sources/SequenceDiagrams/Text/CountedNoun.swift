extension Int {
  /// The number with its noun: `1 object`, `2 objects`.
  public func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
