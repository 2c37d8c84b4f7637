/// A table of a page, with a heading for each column.
package struct WebTable {
  /// A cell: its text, the number that a bar beside the text shows, and a hint that is shown on demand.
  package struct Cell {
    let text: String
    let number: Int?
    let hint: String

    /// Creates a cell; `number` is nil for a cell without a bar, `hint` empty for none.
    package init(_ text: String, number: Int? = nil, hint: String = "") {
      self.text = text
      self.number = number
      self.hint = hint
    }
  }

  private let headings: [String]
  private let rows: [[Cell]]

  /// Creates a table; the first cell of each row is the heading of the row.
  package init(_ headings: [String], _ rows: [[Cell]]) {
    self.headings = headings
    self.rows = rows
  }

  package init(_ headings: [String], texts rows: [[String]]) {
    self.init(headings, rows.map { $0.map { Cell($0) } })
  }

  func section(_ name: String, _ heading: String) -> HTML {
    guard !rows.isEmpty else { return "" }
    let columns = headings.map { HTML("<th scope=\"col\">\($0)</th>") }
    return """
      <section class="\(name)"><h2>\(heading)</h2>
      <table><thead><tr>\(columns)</tr></thead><tbody>
      \(rows.map(row))</tbody></table>
      </section>

      """
  }

  private func row(_ cells: [Cell]) -> HTML {
    let longest = cells.compactMap(\.number).max() ?? 0
    let rest = cells.dropFirst().map { cell in
      let hint: HTML = cell.hint.isEmpty ? "" : " title=\"\(cell.hint)\""
      return HTML("<td\(hint)>\(bar(cell.number, of: longest))\(cell.text)</td>")
    }
    return "<tr><th scope=\"row\">\(cells.first.map(heading) ?? "")</th>\(Array(rest))</tr>\n"
  }

  private func heading(_ cell: Cell) -> HTML {
    guard !cell.hint.isEmpty else { return "\(cell.text)" }
    return "<details><summary>\(cell.text)</summary><p>\(cell.hint)</p></details>"
  }

  private func bar(_ number: Int?, of longest: Int) -> HTML {
    guard let number, number >= 0 else { return "" }
    let width = longest > 0 ? Int((Double(number) * 64 / Double(longest)).rounded()) : 0
    return """
      <svg class="bar" width="64" height="10" aria-hidden="true">\
      <rect width="\(width)" height="10"/></svg> 
      """
  }
}
