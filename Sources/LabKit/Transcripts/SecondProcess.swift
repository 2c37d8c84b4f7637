import LineEditing

/// A second process of this program, run with another time zone and language.
struct SecondProcess {
  func replayed(_ pages: [PageEncoding.Page]) throws(Failure) -> [PageEncoding.Page] {
    let result = Terminal().runAgain(
      ["transcripts", "again"],
      variables: SecondProcess.variables,
      input: PageEncoding(pages).bytes
    )
    guard let result, result.status == 0, let answer = PageEncoding(result.output) else {
      throw SecondProcess.failure(status: result?.status)
    }
    return answer.pages
  }

  /// The environment: an invented time zone, and Turkish, whose case mapping differs from most languages'.
  private static let variables = [
    "TZ": "VPL-13:45", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr",
  ]

  static func failure(status: Int32?) -> Failure {
    let reason = status.map { "it ended with status \($0)" } ?? "it cannot be started"
    return Failure(
      "The answers could not be run again in a second process (\(reason)). Nothing was written.",
      status: 4
    )
  }
}
