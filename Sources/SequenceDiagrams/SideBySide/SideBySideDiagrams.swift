import PrintableText
import TerminalText
import Traces

/// Diagrams of several traces side by side, in which the effects of the same action begin in the same line.
///
///     SideBySideDiagrams([("MVC", mvc), ("VIPER", viper)], DiagramOptions(width: 80)).drawn().plain
///
/// Each diagram is a narrow ladder: one line for each row (numbered event) if its label fits, and no lane (column) for the user.
/// Pauses, notes and titles of parts have lines; screens and calls by the stage (the simulated device) have none. If the diagrams
/// do not fit side by side, full ladders are drawn one below the other.
public struct SideBySideDiagrams: Sendable {
  /// A trace, with a title and a caption for its diagram.
  public struct Entry: Sendable {
    /// The title above the diagram.
    public var title: String
    /// The text below the title; empty for none.
    public var caption: String
    /// The trace that is drawn.
    public var trace: Trace

    /// Creates an entry for the diagram of a trace.
    public init(_ title: String, caption: String = "", _ trace: Trace) {
      self.title = title
      self.caption = caption
      self.trace = trace
    }
  }

  /// The entries from left to right; their traces end before the first row (numbered event) that `options` hides.
  public let entries: [Entry]
  /// The options of the drawing.
  public let options: DiagramOptions
  private let columns: [SideBySideColumn]
  private let widths: [Int]?

  /// Creates diagrams of traces with titles and without captions.
  public init(
    _ traces: [(title: String, trace: Trace)],
    _ options: DiagramOptions = DiagramOptions()
  ) {
    self.init(traces.map { Entry($0.title, $0.trace) }, options)
  }

  /// Creates diagrams of entries with titles and captions.
  public init(_ entries: [Entry], _ options: DiagramOptions = DiagramOptions()) {
    self.entries = entries.map { entry in
      let trace = options.hiddenFrom.map { entry.trace.before(row: $0) } ?? entry.trace
      return Entry(entry.title, caption: entry.caption, trace)
    }
    self.options = options
    let columns = self.entries.compactMap { SideBySideColumn($0.trace, options) }
    self.columns = columns.count == entries.count ? columns : []
    let glyphs = Glyphs.signs(for: options)
    let titles = entries.map { glyphs.width(of: $0.title.printable()) }
    widths = ColumnWidths.best(for: self.columns, titles: titles, within: options.columns)
  }

  /// Whether the diagrams fit side by side.
  public var fitSideBySide: Bool { widths != nil }

  /// The least width, in columns, at which two or more diagrams fit side by side; nil without diagrams, or if the names in one of
  /// them do not fit in the width of the options.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public var neededWidth: Int? { columns.isEmpty ? nil : ColumnWidths.needed(for: columns) }

  /// Returns the drawing, with a newline after each line.
  public func drawn() -> StyledText {
    guard let widths else { return stacked }
    let glyphs = Glyphs.signs(for: options)
    let headings = zip(entries, widths).map { entry, width in
      entry.heading(width, glyphs).lines.map(glyphs.rendered)
    }
    let height = columns.map(\.header.count).max() ?? 0
    let headers = columns.map { column in
      let missing = height - column.header.count
      return Array(repeating: PrerenderedText(StyledText()), count: missing) + column.header
    }
    // Each part is made when it is needed, because a whole drawing would take much memory.
    let parts = (0..<(columns.map(\.parts.count).max() ?? 0)).lazy.map { part in
      zip(columns, widths).map { $0.cells(ofPart: part, $1) }
    }
    var used = zip(headings, headers).map { ($0 + $1).map(\.width).max() ?? 0 }
    for part in parts {
      used = zip(used, part).map { max($0, $1.map(\.width).max() ?? 0) }
    }
    let section = ColumnSection(used, glyphs)
    var output = OutputBuffer(.styled)
    section.draw(headings, to: &output)
    output.write(section.rule)
    output.newline()
    section.draw(headers, to: &output)
    for part in parts { section.draw(part, to: &output) }
    return output.styledText
  }

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
  fileprivate func heading(_ width: Int, _ glyphs: Glyphs) -> StyledText {
    func lines(_ words: String, _ style: TextStyle) -> [StyledText] {
      words.printable().wrapped(to: width, ambiguous: glyphs.ambiguous)
        .map { StyledText($0, style) }
    }
    return StyledText(lines: lines(title, .strong) + lines(caption, .dim))
  }
}

struct ColumnSection {
  private let widths: [Int]
  private let between: String
  let rule: String

  init(_ widths: [Int], _ glyphs: Glyphs) {
    self.widths = widths
    between = " \(glyphs.side)"
    rule = widths.map { String(glyphs.line, times: $0) }
      .joined(separator: "\(glyphs.line)\(glyphs.cross)\(glyphs.line)")
  }

  /// Draws cells from top to bottom; each element of `columns` has the cells of one column.
  func draw(_ columns: [[PrerenderedText]], to output: inout OutputBuffer) {
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      draw(columns.map { row < $0.count ? $0[row] : nil }, to: &output)
    }
  }

  private func draw(_ line: [PrerenderedText?], to output: inout OutputBuffer) {
    var blanks = 0
    for (index, cell) in line.enumerated() {
      if index > 0 {
        output.write(blanks: blanks)
        output.write(between)
        blanks = 1
      }
      if let cell, cell.width > 0 {
        output.write(blanks: blanks)
        output.write(cell)
        blanks = widths[index] - cell.width
      } else {
        blanks += widths[index]
      }
    }
    output.newline()
  }
}
