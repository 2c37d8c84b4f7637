extension Int {
  /// The numbers of rows from this one to another: `#5`, or `#5 to #9`.
  func rowNumbers(to last: Int) -> String {
    self == last ? "#\(self)" : "#\(self) to #\(last)"
  }
}
