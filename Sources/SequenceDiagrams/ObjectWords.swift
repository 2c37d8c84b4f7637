import Traces

extension [Participant] {
  /// Who was created: `Detail: 4 objects`, or the names of one or two.
  var counted: String {
    if let module = sharedModule { return "\(module): \(count.counted("object"))" }
    return (1...2).contains(count)
      ? map(\.name).joined(separator: " and ") : count.counted("object")
  }

  /// Who is no more: `Detail is gone: 4 objects`, or the name of only one.
  package var releaseSummary: String {
    if count == 1 { return "\(self[0].name) is gone" }
    if let module = sharedModule {
      return "\(module) is gone: \(count.counted("object"))"
    }
    return "\(counted) \(count == 1 ? "is" : "are") gone"
  }
}
