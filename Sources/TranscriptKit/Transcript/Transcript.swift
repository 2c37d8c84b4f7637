/// A session kept as Markdown: prose, and console fences with commands and their output.
///
/// An update keeps every byte outside the outputs that change.
package struct Transcript: Sendable {
  /// The first heading of the first level; empty without one.
  package let title: String
  /// The path of the file, as shown in reports.
  package let path: String
  /// The options of the replay.
  package let options: PageOptions
  /// The contents of the files that fences hold, by path.
  package let fixtures: [String: String]
  var parts: [TranscriptReader.Part]

  /// Parses a Markdown file.
  ///
  /// - Throws: ``TranscriptError`` where a fence or a prompt is malformed.
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

  /// Creates a transcript with a heading, and one fence with all exchanges.
  package init(title: String, exchanges: [Exchange], path: String = "") {
    let page = TranscriptPage(title: title, exchanges: exchanges)
    self.title = page.title
    options = PageOptions()
    fixtures = [:]
    self.path = path
    parts = page.parts
  }
}

extension Transcript {
  /// The content of the file.
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

  /// The commands and their outputs, in the order of the file.
  package var exchanges: [Exchange] { writtenExchanges.map(\.exchange) }

  var writtenExchanges: [WrittenExchange] { parts.compactMap(\.exchange) }
}

extension Transcript {
  /// Returns the transcript with new outputs; wildcards that still match are kept.
  package func replayed(by answer: (String) async -> String) async -> Transcript {
    await answered { exchange in (exchange.prompt, await answer(exchange.input)) }
  }

  /// Returns the transcript with new outputs and prompts; wildcards that still match are kept.
  package func replayed(
    by answer: (String) async -> (prompt: String, output: String)
  ) async -> Transcript {
    await answered { exchange in await answer(exchange.input) }
  }

  /// Returns the transcript with new outputs and prompts; `answer` gets each exchange without its output.
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
  /// Returns whether both have the same bytes and path.
  package static func == (first: Transcript, second: Transcript) -> Bool {
    first.path == second.path && first.markdown[...].hasSameBytes(as: second.markdown[...])
  }
}
