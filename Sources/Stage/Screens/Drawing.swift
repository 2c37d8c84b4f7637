import Traces

extension View {
  /// This view and all inside it that are not hidden, from top to bottom.
  private var visibleViews: [View] {
    isHidden ? [] : [self] + drawn.flatMap(\.visibleViews)
  }

  /// Whether a view is this one, or stands somewhere inside it.
  func contains(_ view: View) -> Bool {
    self === view || drawn.contains { $0.contains(view) }
  }

  /// The views of one kind that can be seen.
  package func visible<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    visibleViews.compactMap { $0 as? Kind }
  }

  fileprivate func ownLines(_ fields: [(name: String, field: TextField)]) -> [Screen.Line] {
    switch self {
    case let label as Label:
      if let text = label.text, !text.isEmpty { [.text(text)] } else { [] }
    case let button as Button: [.button(button.title)]
    case let field as TextField:
      fields.filter { $0.field === field }.map { .field($0.name, field.text ?? "") }
    case let indicator as ActivityIndicatorView:
      indicator.isAnimating ? [.text("Loading…")] : []
    case let table as TableView: table.rowsAndCaptions
    default: []
    }
  }
}

extension TableView {
  /// The rows with the texts between them.
  fileprivate var rowsAndCaptions: [Screen.Line] {
    let rows = cells.map {
      Screen.Line.row($0.textLabel.text ?? "", $0.detailTextLabel.text ?? "")
    }
    if captions.isEmpty { return rows }
    let texts = Dictionary(grouping: captions, by: \.row)
    return (0...rows.count).flatMap { index in
      (texts[index] ?? []).map { .text($0.text) } + rows[index...].prefix(1)
    }
  }
}

extension ViewController {
  /// What is drawn of this screen, from top to bottom: its view, its bar, and the bars of its containers.
  private var drawnViews: [View] { [view] + barViews + containers.flatMap(\.bar) }

  /// The views of one kind that can be seen on this screen.
  func visible<Kind: View>(_ kind: Kind.Type) -> [Kind] { drawnViews.flatMap { $0.visible(kind) } }

  fileprivate var lines: [Screen.Line] {
    let fields = visible(TextField.self).named
    return visible(View.self).flatMap { $0.ownLines(fields) }
  }
}

extension Screen {
  /// What a screen shows, and the title of the one that Back leads to; empty for nil.
  init(of visible: ViewController?) {
    let screens = visible?.screenStack?.screens ?? []
    self.init(
      title: visible?.title ?? "",
      back: screens.last === visible ? screens.dropLast().last.map { $0.title ?? "Back" } : nil,
      visible?.lines ?? []
    )
  }
}
