import TranscriptKit

/// A session that answers the same words in the same way.
struct Session {
  var answers: [String: String] = [:]

  func answer(_ input: String) async -> String { answers[input] ?? "" }
}

extension Transcript {
  /// A transcript of one command, `open`, whose output is written in these lines.
  static func written(_ output: String) throws -> Transcript {
    try Transcript(markdown: page("viper> open" + (output.isEmpty ? "" : "\n" + output)))
  }

  /// A page with one console fence.
  static func page(_ session: String) -> String {
    "# Opening\n\n```console\n\(session)\n```\n"
  }

  /// What stands below `open` after an update.
  func updated(to output: String) async -> String {
    let replay = await replayed { _ in output }
    let start = "# Opening\n\n```console\nviper> open\n".utf8.count
    return String(replay.markdown.utf8.dropFirst(start).dropLast("```\n".utf8.count)) ?? ""
  }

  /// Whether an output is what the transcript expects.
  func accepts(_ output: String) async -> Bool {
    differences(to: await replayed { _ in output }).isEmpty
  }
}
