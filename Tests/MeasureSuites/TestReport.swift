/// The report of `swift test --xunit-output`.
struct TestReport {
  private(set) var count = 0
  private(set) var failures: Set<String> = []

  /// Parses a report; a text that is no report gives no tests.
  init(_ text: String) {
    var test = ""
    for element in text.matches(of: #/<testcase [^>]* name="`?([^"`(]+)|<failure /#) {
      if let name = element.1 {
        count += 1
        test = String(name)
      } else {
        failures.insert(test)
      }
    }
  }
}
