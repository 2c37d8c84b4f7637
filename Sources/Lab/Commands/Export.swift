import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let export = Command(
    name: "export",
    group: .keep,
    usage: "export FORMAT [FILE]",
    help: """
      Writes the conversation for other tools: text, mermaid, plantuml, svg, json or notation.
      Without a file it is shown here.
      A file that the laboratory did not write is overwritten with  --force  only.
      """,
    summary: "Writes the conversation for other tools",
    example: CommandExample("export mermaid", after: "load products; open"),
    isVerbatim: true,
    takesFile: { words, _ in words.count == 1 },
    closedWords: 1,
    complete: { _, words in words.isEmpty ? DiagramFormat.all.map(\.name) : [] },
    run: { session, words throws(Refusal) in
      var words = words
      let isForced = words.takeForce()
      let formats = DiagramFormat.all.map(\.name)
      try expect(words, atMost: 2, "export FORMAT [FILE]")
      guard let word = words.first else {
        throw .misused("Export as what? There are: \(formats.joined(separator: ", ")).")
      }
      guard let format = DiagramFormat(named: word.lowercased()) else {
        let nearest = word.nearest(in: formats).map { "Did you mean \($0)? " } ?? ""
        throw .misused(
          "There is no format \(word.readable). \(nearest)There are: "
            + "\(formats.joined(separator: ", "))."
        )
      }
      let text = try session.momentWithRows().trace.written(as: format, session.diagramOptions)
      guard let path = words.dropFirst().first, path != "-" else { return StyledText(text) }
      return try session.write(text, to: path, isForced: isForced)
    }
  )
}
