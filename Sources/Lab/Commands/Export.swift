import PrintableText
import SequenceDiagrams
import Sequences
import TerminalText
import Traces

extension Command {
  static let export: Command = Command(
    usage: "export FORMAT [N..M] [FILE]",
    help: """
      Writes the conversation for other tools: text, mermaid, plantuml, svg, json or notation; \
      with N..M only some of its rows. Drawings are folded and filtered as  fold  and  filter  say; \
      json and notation leave nothing out.
      Without a file it is shown here.
      A file that this session did not write is overwritten with  --force  only.
      """,
    summary: "Writes the conversation for other tools",
    example: CommandExample("export mermaid", after: "load products; open"),
    isVerbatim: true,
    takesFile: { words, _ in words.count == 1 || words.count == 2 && words[1].isRowRange },
    closedWords: 1,
    complete: { _, words in words.isEmpty ? DiagramFormat.all.map(\.name) : [] },
    run: { session, words throws(Refusal) in
      var words = words
      let isForced = words.takeForce()
      guard let word = words.first else {
        throw .misused("Export as what? There are: \(formatNames).")
      }
      let format = try format(named: word)
      words.removeFirst()
      let range = words.first?.isRowRange == true ? words.removeFirst() : nil
      try expect(words, atMost: 1, export.usage)
      let moment = try session.momentWithRows()
      let rows = try rows(range, of: "export \(format.name)", export.usage, in: session)
      let text = session.written(Diagram(moment.trace, rows: rows), as: format)
      let forms = ["fold on", "fold depth N", "export mermaid N..M"]
      let remark = format.warning(about: text, alternatives: forms)
      let width = session.settings.width
      guard let path = words.first, path != "-" else {
        // A comment of Mermaid's syntax, because Mermaid may read the answer.
        let lines = remark?.wrapped(to: width - 3) ?? []
        return StyledText(text + lines.map { "%% \($0)\n" }.joined())
      }
      return try session.write(text, to: path, isForced: isForced)
        + StyledText(remark.map { $0 + "\n" } ?? "").wrapped(to: width)
    }
  )

  private static var formatNames: String {
    DiagramFormat.all.map(\.name).joined(separator: ", ")
  }

  private static func format(named word: String) throws(Refusal) -> DiagramFormat {
    if let format = DiagramFormat(named: word.lowercased()) { return format }
    let nearest = word.nearest(in: DiagramFormat.all.map(\.name))
    let guess = nearest.map { "Did you mean \($0)? " } ?? ""
    throw .misused("There is no format \(word.readable). \(guess)There are: \(formatNames).")
  }
}

extension Session {
  fileprivate func written(_ diagram: Diagram, as format: DiagramFormat) -> String {
    var options = diagramOptions
    switch format.name {
    case DiagramFormat.text.name: return diagram.drawn(options).plain
    case DiagramFormat.json.name, DiagramFormat.notation.name: options = DiagramOptions()
    default: break
    }
    // Hidden rows are not in the trace; the question mark in their place is for ladders only.
    options.hiddenFrom = nil
    return diagram.folded(options).written(as: format)
  }
}

extension String {
  /// Whether this word is a range of rows, such as `3..7`, `3..`, `..7` or `3`, and not the name of a file.
  fileprivate var isRowRange: Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return utf8.contains(where: digits.contains)
      && utf8.allSatisfy { digits.contains($0) || $0 == UInt8(ascii: ".") }
  }
}
