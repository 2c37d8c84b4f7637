/// A session kept as Markdown: prose, and fences that hold commands with their output.
///
/// Every byte outside the outputs that change survives an update.
package struct Transcript: Sendable {
  /// The first heading of the first level; empty when there is none.
  package let title: String
  /// Where the file lies, as it is shown in reports.
  package let path: String
  /// How it is to be replayed.
  package let options: PageOptions
  /// The files that stand in fences of their own, by their paths.
  package let fixtures: [String: String]
  var parts: [TranscriptReader.Part]

  /// Reads a Markdown file.
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

  /// Makes a new file: a heading, and one fence with all exchanges.
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
  /// The file.
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

  /// The commands and what they printed, in the order of the file.
  package var exchanges: [Exchange] { writtenExchanges.map(\.exchange) }

  var writtenExchanges: [WrittenExchange] { parts.compactMap(\.exchange) }
}

extension Transcript {
  /// The same file with new outputs; wildcards stay where they still hold.
  package func replayed(by answer: (String) async -> String) async -> Transcript {
    await answered { exchange in (exchange.prompt, await answer(exchange.input)) }
  }

  /// The same file with new outputs, and with the prompts that stood before the commands.
  package func replayed(
    by answer: (String) async -> (prompt: String, output: String)
  ) async -> Transcript {
    await answered { exchange in await answer(exchange.input) }
  }

  /// The same for whoever wants to know what else is written with each command, its output apart.
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
  /// Whether both are the same bytes at the same path.
  package static func == (first: Transcript, second: Transcript) -> Bool {
    first.path == second.path && first.markdown[...].hasSameBytes(as: second.markdown[...])
  }
}
