import PrintableText
import TerminalText
import Traces
import TranscriptKit

extension Command {
  static let save = Command(
    name: "save",
    group: .keep,
    usage: "save transcript|trace FILE",
    help: """
      save transcript FILE  writes what you typed and what was answered, as a test that passes.
      save trace FILE       writes the conversation with everything that is known (JSON Lines).
      A file that the laboratory did not write is overwritten with  --force  only.
      """,
    summary: "Writes a transcript or a trace",
    example: CommandExample("save trace open.jsonl", after: "load products; open"),
    takesFile: { words, _ in words.count == 1 },
    closedWords: 1,
    complete: { session, words in
      words.isEmpty ? ["trace", "transcript"] : []
    },
    run: { session, words throws(Refusal) in
      let usage = "save transcript FILE  or  save trace FILE"
      var words = words
      let isForced = words.takeForce()
      try expect(words, atMost: 2, usage)
      guard let kind = words.first else { throw .misused("Save what?  \(usage)") }
      guard ["transcript", "trace"].contains(kind) else {
        throw .misused("\(kind.readable) cannot be saved.  \(usage)")
      }
      guard let path = words.dropFirst().first else {
        throw .misused("Into which file?  save \(kind) FILE")
      }
      let content =
        kind == "trace" ? try session.savedTrace() : try session.transcript(named: path)
      return try session.write(content, to: path, isForced: isForced)
    }
  )
}

extension Session {
  /// The conversation as far as it may be seen.
  fileprivate func savedTrace() throws(Refusal) -> String {
    try momentWithRows().trace.jsonLines
  }

  /// This session as a transcript, played again in a fresh one so that it passes anywhere.
  fileprivate func transcript(named path: String) throws(Refusal) -> String {
    let typed = inputs + (pending.isEmpty ? [] : [pending.joined(separator: "; ")])
    let inputs = typed.compactMap(\.withoutSaving)
    guard !inputs.isEmpty else { throw .failed("There is nothing to save yet. Type  help  first.") }
    if let line = inputs.first(where: { $0 != $0.printable() }) {
      throw .failed("A transcript cannot hold control characters: \(line.readable)")
    }
    let fresh = makeFresh()
    let exchanges = inputs.map { input in
      let prompt = fresh.prompt
      return Exchange(prompt: prompt, input: input, output: fresh.answerNow(input).text.plain)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let title = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    return Transcript(title: title, exchanges: exchanges).markdown
  }
}

extension String {
  /// This line without the commands that save transcripts; nil when nothing else was in it.
  fileprivate var withoutSaving: String? {
    guard let commands = try? InputLine(self).commands else { return self }
    let others = commands.filter { !$0.starts(with: ["save", "transcript"]) }
    if others.count == commands.count { return self }
    if others.isEmpty { return nil }
    return others.map { $0.map(\.quotedIfNeeded).joined(separator: " ") }.joined(separator: "; ")
  }
}
