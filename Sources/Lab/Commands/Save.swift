import PrintableText
import TerminalText
import Traces

extension Command {
  static let save: Command = Command(
    usage: "save transcript FILE [from=load]  or  save trace FILE",
    help: """
      save transcript FILE  writes what you typed and what was answered, as a test that passes.
      save transcript FILE from=load  leaves out the lines before the last  load.
      save trace FILE       writes the conversation with everything that is known (JSON Lines).
      A file that this session did not write is overwritten with  --force  only.
      """,
    summary: "Writes a transcript or a trace",
    example: CommandExample("save trace open.jsonl", after: "load products; open"),
    takesFile: { words, _ in words.count == 1 },
    closedWords: 1,
    complete: { _, words in words.isEmpty ? ["trace", "transcript"] : [] },
    run: { session, words throws(Refusal) in
      var words = words
      let isForced = words.takeForce()
      try expect(words, atMost: words.first == "transcript" ? 3 : 2, save.usage)
      guard let kind = words.first else { throw .misused("Save what?  \(save.usage)") }
      guard ["transcript", "trace"].contains(kind) else {
        throw .misused("\(kind.readable) cannot be saved.  \(save.usage)")
      }
      guard let path = words.dropFirst().first else {
        throw .misused("Into which file?  save \(kind) FILE")
      }
      if kind == "trace" {
        let trace = try session.momentWithRows().trace.jsonLines
        return try session.write(trace, to: path, isForced: isForced)
      }
      let origin = words.count > 2 ? words[2] : nil
      guard [nil, "from=load"].contains(origin) else {
        throw .misused("\(words[2].readable) is no beginning.  save transcript FILE from=load")
      }
      let saved = try SavedTranscript(of: session, isFromLoad: origin != nil)
      let content = saved.page(named: path)
      let test = "\(Program.name) transcripts test \(path.shellWord)"
      return try session.write(content, to: path, isForced: isForced) + saved.warning
        + StyledText("Test it from the shell:  ", .dim) + StyledText(test, .command) + "\n"
    }
  )
}
