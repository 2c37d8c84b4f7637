/// The format of a report on a module or on traces.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Markdown with Mermaid diagrams, which code hosts draw.
  case markdown
  /// A page in HTML, one file to be opened in a browser.
  case html
}
