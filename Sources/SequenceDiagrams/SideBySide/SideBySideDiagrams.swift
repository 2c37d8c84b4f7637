import PrintableText
import TerminalText
import Traces

/// Conversations beside each other, so that what the same action led to stands in the same lines.
///
///     SideBySideDiagrams([("MVC", mvc), ("VIPER", viper)], DiagramOptions(width: 80)).drawn().plain
///
/// Each column is a short ladder: one line a row where the name of the message fits, and no lane
/// for the person at the prompt. Pauses, notes and titles of parts have lines; screens and what the
/// stage calls have none. Where the columns have no room, whole ladders stand one below the other.
public struct SideBySideDiagrams: Sendable {
  /// One of the conversations.
  public struct Entry: Sendable {
    /// What stands above it.
    public var title: String
    /// What stands below the title.
    public var caption: String
    /// The conversation.
    public var trace: Trace

    /// Makes an entry.
    public init(_ title: String, caption: String = "", _ trace: Trace) {
      self.title = title
      self.caption = caption
      self.trace = trace
    }
  }

  /// The conversations from left to right.
  public let entries: [Entry]
  /// How they are drawn.
  public let options: DiagramOptions
  private let columns: [LadderColumn]
  private let widths: [Int]?

  /// Conversations with their titles.
  public init(
    _ traces: [(title: String, trace: Trace)],
    _ options: DiagramOptions = DiagramOptions()
  ) {
    self.init(traces.map { Entry($0.title, $0.trace) }, options)
  }

  /// Conversations with their titles and what else is said of them.
  public init(_ entries: [Entry], _ options: DiagramOptions = DiagramOptions()) {
    self.entries = entries.map { $0.visible(before: options.hiddenFrom) }
    self.options = options
    let columns = self.entries.compactMap { LadderColumn($0.trace, options) }
    self.columns = columns.count == entries.count ? columns : []
    let glyphs = Glyphs.signs(for: options)
    widths = ColumnWidths.best(
      for: self.columns,
      titles: entries.map { glyphs.width(of: $0.title.printable()) },
      within: options.columns
    )
  }

  /// Whether they have room beside each other.
  public var standBeside: Bool { widths != nil }

  /// The columns of a terminal in which they have room beside each other; nil where one of them has
  /// nothing to draw.
  ///
  /// Takes time linear in the events.
  public var neededWidth: Int? { columns.isEmpty ? nil : ColumnWidths.needed(for: columns) }

  /// The drawing, each line ended by a newline.
  ///
  /// Takes time linear in the events.
  public func drawn() -> StyledText {
    guard let widths else { return stacked }
    let glyphs = Glyphs.signs(for: options)
    let lines = AlignedColumns(columns, widths)
    let headings = zip(entries, widths).map { entry, width in
      entry.heading(width, glyphs).lines.map { ColumnSection.Cell($0, glyphs) }
    }
    var used = headings.map { $0.map(\.width).max() ?? 0 }
    for line in lines {
      for (index, cell) in line.enumerated() { used[index] = max(used[index], cell?.width ?? 0) }
    }
    let section = ColumnSection(used, glyphs)
    var output = OutputBuffer(.styled)
    section.draw(headings, to: &output)
    section.drawRule(to: &output)
    for line in lines { section.draw(line, to: &output) }
    return output.styledText
  }
}

extension SideBySideDiagrams {
  /// One ladder below the other, with all labels in one column.
  private var stacked: StyledText {
    var options = options
    options.labelColumn = entries.map { Diagram($0.trace).labelColumn(options) }.max() ?? 0
    var text = StyledText()
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += "\n" }
      text +=
        entry.heading(options.columns, .signs(for: options)) + Diagram(entry.trace).drawn(options)
    }
    return text
  }
}

extension SideBySideDiagrams.Entry {
  /// Title and caption in lines of at most that many columns.
  fileprivate func heading(_ width: Int, _ glyphs: Glyphs) -> StyledText {
    func lines(_ words: String, _ style: TextStyle) -> [StyledText] {
      words.printable().wrapped(to: width, ambiguous: glyphs.ambiguous)
        .map { StyledText($0, style) }
    }
    return StyledText(lines: lines(title, .strong) + lines(caption, .dim))
  }

  /// The entry without the rows that may not be seen yet.
  fileprivate func visible(before hidden: Int?) -> SideBySideDiagrams.Entry {
    var entry = self
    if let hidden { entry.trace = trace.before(row: hidden) }
    return entry
  }
}
