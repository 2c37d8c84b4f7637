import Traces

extension View {
  private var visibleViews: [View] {
    isHidden ? [] : [self] + drawn.flatMap(\.visibleViews)
  }

  func contains(_ view: View) -> Bool {
    self === view || drawn.contains { $0.contains(view) }
  }

  /// Returns all visible views of the class `kind` among this view and its descendants.
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
  private var drawnViews: [View] { [view] + barViews + containers.flatMap(\.bar) }

  func visible<Kind: View>(_ kind: Kind.Type) -> [Kind] { drawnViews.flatMap { $0.visible(kind) } }

  fileprivate var lines: [Screen.Line] {
    let fields = visible(TextField.self).named
    return visible(View.self).flatMap { $0.ownLines(fields) }
  }
}

extension Screen {
  /// Creates the visible contents of a controller's screen, with the title of the screen to which `back` leads; empty for nil.
  init(of visible: ViewController?) {
    let screens = visible?.screenStack?.screens ?? []
    self.init(
      title: visible?.title ?? "",
      back: screens.last === visible ? screens.dropLast().last.map { $0.title ?? "Back" } : nil,
      visible?.lines ?? []
    )
  }
}
