import SequenceDiagrams
import Stage
import Traces

extension ArchitectureComparison {
  /// The conversations beside each other where they fit, else one below the other, and beneath
  /// them where each piece of work is done.
  public func text(width: Int, isASCII: Bool = false) -> StyledText {
    var text = StyledText("\(module.title), \(scenario.name): \(scenario.title)\n", .strong)
    text += conversations(width: width, isASCII: isASCII)
    return text + "\n" + workplaces + verdict(width: width)
  }

  private func conversations(width: Int, isASCII: Bool) -> StyledText {
    let columns = max(1, entries.count)
    let narrow = (width - 3 * (columns - 1)) / columns
    if columns > 1, narrow >= ArchitectureComparison.narrowestColumn {
      return SideBySide(
        entries.map { $0.column(width: narrow, isASCII: isASCII) },
        isASCII: isASCII
      ).drawn(width: width)
    }
    return entries.reduce(into: StyledText()) { text, entry in
      text += StyledText(entry.variant.architecture.title, .strong).padded(to: 8)
      text += StyledText(entry.summary + "\n") + entry.ladder(width: width, isASCII: isASCII)
    }
  }

  /// Columns a ladder needs to be read beside another.
  static let narrowestColumn = 38

  /// The table of who does what, where.
  private var workplaces: StyledText {
    let rows = Duty.allCases.compactMap { duty -> [String]? in
      guard let words = module.duties[duty] else { return nil }
      return [words] + entries.map { $0.workplace(of: duty) }
    }
    guard !rows.isEmpty else { return StyledText() }
    return StyledText(lines: table([["where is it done?"] + titles] + rows))
  }

  private var titles: [String] { entries.map(\.variant.architecture.title) }

  private func table(_ rows: [[String]]) -> [StyledText] {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.enumerated().map { index, cells in
      cells.enumerated().reduce(into: StyledText()) { line, cell in
        let isHeading = index == 0
        let text = StyledText(cell.element, isHeading ? .strong : .plain)
        line += cell.offset == count - 1 ? text : text.padded(to: widths[cell.offset] + 2)
      }
    }
  }

  private func verdict(width: Int) -> StyledText {
    let screens = scenario.steps.count
    var words: String
    if isSameEverywhere {
      let who = entries.count == 1 ? "as the scenario says" : "the same in all \(entries.count)"
      words = "The screens are \(who) (\(screens) of \(screens) compared)."
    } else {
      let wrong = entries.filter { !$0.performance.deviations.isEmpty }
      let names = wrong.map(\.variant.architecture.title).joined(separator: ", ")
      words = "\(names) shows other screens than the scenario says; its numbers say nothing."
    }
    words += "\nWork inside one object is no message: few messages do not mean little work."
    return StyledText(words + "\n", isSameEverywhere ? .plain : .bad)
  }
}

extension ArchitectureComparison.Entry {
  fileprivate func ladder(width: Int, isASCII: Bool) -> StyledText {
    Diagram(performance.trace).drawn(DiagramOptions(width: width, isASCII: isASCII))
  }

  fileprivate func column(width: Int, isASCII: Bool) -> (title: StyledText, body: StyledText) {
    (
      title: StyledText(variant.architecture.title, .strong),
      body: StyledText(lines: summary.wrapped(to: width).map { StyledText($0, .dim) })
        + ladder(width: width, isASCII: isASCII)
    )
  }

  /// "Presenter  ProductListPresenter.swift:45".
  fileprivate func workplace(of duty: Duty) -> String {
    guard let place = variant.place(of: duty) else { return "-" }
    let role = ownObjects.first { $0.type == place.type }?.role.name ?? place.type
    return "\(role) \(place.file):\(place.line)"
  }
}
