import Traces

struct ScreenMarkup {
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  var html: HTML {
    let back: HTML = screen.back.map { "<span class=\"back\">‹ \($0)</span> " } ?? ""
    let title = screen.title.isEmpty ? "Untitled" : screen.title
    let lines: [HTML] =
      screen.lines.isEmpty
      ? ["<li class=\"text\">(nothing drawn yet)</li>"] : screen.lines.map(item)
    return """
      <div class="device"><p class="bar">\(back)<strong>\(title)</strong></p><ul>
      \(lines)</ul></div>
      """
  }

  private func item(_ line: Screen.Line) -> HTML {
    switch line {
    case .row(let text, let detail):
      "<li class=\"row\"><span>\(text)</span> <span class=\"detail\">\(detail)</span></li>\n"
    case .text(let text): "<li class=\"text\">\(text)</li>\n"
    case .button(let label): "<li class=\"button\">\(label)</li>\n"
    case .field(let label, let content):
      "<li class=\"field\"><span>\(label)</span> <span class=\"value\">\(content)</span></li>\n"
    }
  }
}
