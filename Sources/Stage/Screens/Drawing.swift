import Traces

extension View {
  /// This view and all inside it that are not hidden, from top to bottom.
  private var visibleViews: [View] {
    isHidden ? [] : [self] + (faces + subviews).flatMap(\.visibleViews)
  }

  /// Whether a view is this one, or stands somewhere inside it.
  func contains(_ view: View) -> Bool {
    self === view || (faces + subviews).contains { $0.contains(view) }
  }

  /// The views of one kind that can be seen.
  package func visible<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    visibleViews.compactMap { $0 as? Kind }
  }

  fileprivate var lines: [Screen.Line] {
    let views = visibleViews
    let fields = views.compactMap { $0 as? TextField }.named
    return views.flatMap { $0.ownLines(fields) }
  }

  private func ownLines(_ fields: [(name: String, field: TextField)]) -> [Screen.Line] {
    switch self {
    case let label as Label:
      if let text = label.text, !text.isEmpty { [.text(text)] } else { [] }
    case let button as Button: [.button(button.title)]
    case let field as TextField:
      fields.filter { $0.field === field }.map { .field($0.name, field.text ?? "") }
    case let indicator as ActivityIndicatorView:
      indicator.isAnimating ? [.text("Loading…")] : []
    case let table as TableView:
      table.cells.map { .row($0.textLabel.text ?? "", $0.detailTextLabel.text ?? "") }
    default: []
    }
  }
}

extension Screen {
  /// What a stack of screens shows: its last one or what lies over it, and the title of the one that Back leads to.
  init(of navigation: NavigationController) {
    let visible = navigation.visibleViewController
    let controllers = visible?.navigationController?.viewControllers ?? []
    self.init(
      title: visible?.title ?? "",
      back: controllers.last === visible
        ? controllers.dropLast().last.map { $0.title ?? "Back" } : nil,
      visible?.view.lines ?? []
    )
  }
}
