import Traces

extension Screen {
  var html: HTML {
    let back: HTML = back.map { "<span class=\"back\">‹ \($0)</span> " } ?? ""
    let title = title.isEmpty ? "Untitled" : title
    let lines: [HTML] =
      lines.isEmpty
      ? ["<li class=\"text\">(nothing drawn yet)</li>"] : lines.map(item)
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
