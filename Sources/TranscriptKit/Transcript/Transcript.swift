/// A session with the program kept as a Markdown page: prose, and code blocks `console` with commands and their output.
///
/// A replay keeps every byte of the page outside the outputs and prompts that change.
package struct Transcript: Sendable {
  /// The first heading of the first level; empty without such a heading.
  package let title: String
  /// The path of the transcript's file, as shown in reports.
  package let path: String
  package let options: PageOptions
  /// The contents, by path, of the files to be created before the replay, taken from code blocks of the page.
  package let fixtures: [String: String]
  var parts: [TranscriptReader.Part]

  /// Parses the text of a Markdown file; `path` names the file in reports.
  ///
  /// - Throws: ``TranscriptError`` with the first reason why the file is no valid transcript.
  package init(markdown: String, path: String = "") throws(TranscriptError) {
    var markdown = markdown
    markdown.makeContiguousUTF8()
    let reader = try TranscriptReader(markdown)
    title = reader.title
    options = reader.options
    fixtures = reader.fixtures
    self.path = path
    parts = reader.parts
  }

  package var markdown: String { parts.map(\.markdown).joined() }

  /// The commands with their outputs, and the expected contents of files, in the order of the page.
  ///
  /// - Complexity: O(*n*) in the length of the page, since lines are counted.
  package var exchanges: [Exchange] {
    var line = 1
    return parts.compactMap { part in
      defer { line += part.lineCount }
      var exchange = part.exchange
      exchange?.line = line
      return exchange
    }
  }

  var exchangeIndices: [Int] { parts.indices.filter { parts[$0].exchange != nil } }

  /// Returns the transcript with the prompt and output that `answer` returns for each exchange, which it is given with its former
  /// output; matching wildcards are kept.
  package func replayedExchanges(
    by answer: (Exchange) async -> (prompt: String, output: String)
  ) async -> Transcript {
    var replay = self
    var bindings: Bindings = [:]
    for (index, exchange) in zip(exchangeIndices, exchanges) {
      let reply = await answer(exchange)
      var replayed = exchange.replayed(prompt: reply.prompt, output: reply.output, &bindings)
      replayed.line = 0
      replay.parts[index] = .exchange(replayed)
    }
    return replay
  }
}

// MARK: - Equatable

extension Transcript: Equatable {
  package static func == (first: Transcript, second: Transcript) -> Bool {
    first.path == second.path && first.markdown[...].hasSameBytes(as: second.markdown[...])
  }
}

extension Transcript {
  /// Creates a transcript with a heading, and one code block with all exchanges (commands with outputs).
  package init(title: String, exchanges: [Exchange], path: String = "") {
    options = PageOptions()
    fixtures = [:]
    self.path = path
    let words = title.utf8.split { $0 == .newline || $0.isBlank }.map { Substring($0) }
    self.title = words.joined(separator: " ").visible
    let fence = Transcript.fence(around: exchanges)
    let heading = "# \(self.title)"[...].withoutTrailingBlanks
    parts =
      [.verbatim("\(heading)\n\n\(fence)console\n")]
      + exchanges.map(TranscriptReader.Part.exchange) + [.verbatim("\(fence)\n")]
  }

  /// Returns a fence that no line of the exchanges closes: at least three back-ticks, and more than any line has in a row.
  private static func fence(around exchanges: [Exchange]) -> String {
    let runs = exchanges.flatMap(\.lines).flatMap { line in
      line.text.utf8.split { $0 != .backtick }.map(\.count)
    }
    return String(repeating: "`", count: max(2, runs.max() ?? 0) + 1)
  }
}
