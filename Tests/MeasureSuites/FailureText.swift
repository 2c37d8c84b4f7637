/// The output of the first failing test of a run.
struct FailureText {
  /// The lines from the test's first issue on, without those of other tests.
  private(set) var lines: [String] = []

  init(_ output: String) {
    var (first, isTold) = (nil as Substring?, false)
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: #/^✘ Test (.+?) recorded an issue/#) {
        first = first ?? match.1
        isTold = first == match.1
      } else if line.firstMatch(of: #/^[◇✔✘━⎙↷△] /#) != nil {
        isTold = false
      }
      if isTold { lines.append(String(line)) }
    }
  }
}
