extension Int {
  /// Returns this number with `noun`, to whose first word it adds "s" unless the number is 1: "2 calls in the source".
  package func counted(_ noun: String) -> String {
    guard self != 1 else { return "1 \(noun)" }
    let end = noun.firstIndex(of: " ") ?? noun.endIndex
    return "\(self) \(noun[..<end])s\(noun[end...])"
  }
}
