import CollaborationRules
import PrintableText
import TerminalText
import Traces

/// What the rules say to a trace, as text.
public struct FindingsText {
  let review: Review
  /// What the trace says at its end of itself: what was left out, where it was cut.
  private let remarks: [String]

  /// Judges a trace; the entities are the names of the types that are passed along, the layers say who may talk to
  /// whom where the roles of the trace do not tell it.
  public init(judging trace: Trace, entities: [String] = [], layers: LayerTable? = nil) {
    review = Review(Evidence(trace, entities: entities, layers: layers))
    remarks = trace.events.suffix(while: { $0.number == nil }).filter { $0.kind == .note }.map(
      \.text
    )
  }

  init(_ evidence: Evidence) {
    review = Review(evidence)
    remarks = []
  }

  /// Whether nothing was found.
  public var isClean: Bool { review.findings.isEmpty }

  /// All of it as JSON, for programs.
  public var json: String { FindingsJSON(review).text }

  /// The summary, each finding with its sentences behind its name, and which rules could not judge.
  public func text(_ settings: Settings) -> StyledText {
    let column = (review.findings.map(\.name.count).max() ?? 0) + 3
    let summary = StyledText(review.summary + "\n", .strong)
    let isOnly = review.findings.count == 1
    let findings = review.findings.reduce(into: summary) { text, finding in
      let hint = isOnly ? ["explain \(finding.name) tells more."] : []
      text += NamedLines(finding.name, finding.sentences + hint, style: .bad)
        .text(column: column, settings)
    }
    let lacks = ([review.lacks] + remarks).flatMap { $0.printable().wrapped(to: settings.width) }
    return findings + hint + StyledText(lines: lacks.map { StyledText($0, .dim) })
  }

  /// What tells more, where there are several findings.
  private var hint: StyledText {
    guard review.findings.count > 1, let first = review.findings.first else { return "" }
    return StyledText("explain \(first.name)", .command) + " tells more of the first.\n"
  }
}

extension [Event] {
  /// The events at the end of which all are so.
  fileprivate func suffix(while isSo: (Event) -> Bool) -> ArraySlice<Event> {
    self[(lastIndex { !isSo($0) }.map { $0 + 1 } ?? 0)...]
  }
}

extension Finding {
  /// All there is to say of it, a sentence or a line each.
  fileprivate var sentences: [String] {
    [text] + details + (repair.isEmpty ? [] : ["Repair: \(repair)"])
  }
}

/// A name, and lines that stand behind it in a column; below it where there is little room.
struct NamedLines {
  private let name: String
  private let lines: [String]
  private let style: TextStyle

  init(_ name: String, _ lines: [String], style: TextStyle = .strong) {
    self.name = name.printable()
    self.lines = lines.map { $0.printable() }
    self.style = style
  }

  /// The lines, wrapped; the column is where they begin.
  func text(column: Int, _ settings: Settings) -> StyledText {
    if settings.isPlain { return sentences }
    let isBeside = settings.width - column >= 40
    let indent = isBeside ? column : 2
    let blanks = String(repeating: " ", count: indent)
    let wrapped = lines.flatMap { $0.wrapped(to: settings.width - indent) }
    let body = wrapped.map { blanks + $0 }
    guard isBeside, let first = wrapped.first else {
      return StyledText(lines: [StyledText(name, style)] + body.map { StyledText($0) })
    }
    let head = StyledText(name, style).padded(to: column) + StyledText(first)
    return StyledText(lines: [head] + body.dropFirst().map { StyledText($0) })
  }

  /// The name with the first line, then a line each: for ears.
  private var sentences: StyledText {
    let head = StyledText(name, style) + StyledText(": \(lines.first ?? "")")
    return StyledText(lines: [head] + lines.dropFirst().map { StyledText($0) })
  }
}
