extension Int {
  /// Returns this number before `noun`, whose first word gets an "s" unless the number is 1: `2.counted("row left")` is "2 rows
  /// left".
  package func counted(_ noun: String) -> String {
    guard self != 1 else { return "1 \(noun)" }
    let end = noun.firstIndex(of: " ") ?? noun.endIndex
    return "\(self) \(noun[..<end])s\(noun[end...])"
  }
}
