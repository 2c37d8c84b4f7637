import LineEditing
import PrintableText

/// The same program once more, under other conditions.
struct SecondProcess {
  /// Replays pages there.
  func replayed(_ pages: [Frames.Page]) throws(Failure) -> [Frames.Page] {
    let result = Terminal().runAgain(
      ["transcripts", "again"],
      variables: SecondProcess.variables,
      input: Frames(pages).bytes
    )
    guard let result, result.status == 0, let answer = Frames(result.output) else {
      throw SecondProcess.failure(status: result?.status)
    }
    return answer.pages
  }

  /// A time zone that no place has, and the language whose letters fold otherwise than all others.
  private static let variables = [
    "TZ": "VPL-13:45", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr",
  ]

  /// Why the pages could not be run again.
  static func failure(status: Int32?) -> Failure {
    let reason = status.map { "it ended with status \($0)" } ?? "it cannot be started"
    return Failure(
      "The answers could not be run again in a second process (\(reason)). Nothing was written.",
      status: 4
    )
  }
}
