/// A session with the program kept as a Markdown page: prose, and code blocks `console` with commands and their output.
///
/// A replay keeps every byte of the page outside the outputs and prompts that change.
package struct Transcript: Sendable {
  /// The first heading of the first level; empty without such a heading.
  package let title: String
  /// The path of the transcript's file, as shown in reports.
  package let path: String
  /// The options for the replay that the page states.
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
}

extension Transcript {
  /// The content of the transcript's Markdown file.
  package var markdown: String {
    var markdown = ""
    for part in parts {
      switch part {
      case .verbatim(let text): markdown += text
      case .exchange(let exchange):
        for line in exchange.lines {
          markdown += line.text
          markdown += line.ending
        }
      }
    }
    return markdown
  }

  /// The commands with their outputs, and the expected contents of files, in the order of the page.
  package var exchanges: [Exchange] { writtenExchanges.map(\.exchange) }

  var writtenExchanges: [WrittenExchange] { parts.compactMap(\.exchange) }

  /// Returns the transcript with the output that `answer` returns for the input of each exchange; matching wildcards are kept.
  package func replayed(by answer: (String) async -> String) async -> Transcript {
    await answered { exchange in (exchange.prompt, await answer(exchange.input)) }
  }

  /// Returns the transcript with the prompt and output that `answer` returns for each exchange's input; matching wildcards are
  /// kept.
  package func replayed(
    by answer: (String) async -> (prompt: String, output: String)
  ) async -> Transcript {
    await answered { exchange in await answer(exchange.input) }
  }

  /// Returns the transcript with the prompt and output that `answer` returns for each exchange; matching wildcards are kept.
  ///
  /// `answer` receives the exchanges without their outputs.
  package func replayedExchanges(
    by answer: (Exchange) async -> (prompt: String, output: String)
  ) async -> Transcript {
    await answered { written in await answer(written.command) }
  }

  private func answered(
    _ answer: (WrittenExchange) async -> (prompt: String, output: String)
  ) async -> Transcript {
    var replay = self
    var shift = 0
    var bindings = Bindings()
    for (index, part) in parts.enumerated() {
      guard let old = part.exchange else { continue }
      let reply = await answer(old)
      var new = old.replayed(prompt: reply.prompt, output: reply.output, &bindings)
      new.line += shift
      shift += new.outputLines.count - old.outputLines.count
      replay.parts[index] = .exchange(new)
    }
    return replay
  }
}

// MARK: - Equatable

extension Transcript: Equatable {
  /// Returns whether both transcripts have the same path and the same bytes of Markdown.
  package static func == (first: Transcript, second: Transcript) -> Bool {
    first.path == second.path && first.markdown[...].hasSameBytes(as: second.markdown[...])
  }
}
