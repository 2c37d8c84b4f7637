import Stage
import Traces

extension Screen {
  /// The list with the given lines.
  static func list(_ lines: [Line]) -> Screen {
    Screen(title: "Articles", lines)
  }

  /// The list with the first articles of the store.
  static func articles(_ count: Int) -> Screen {
    list(rows(count))
  }

  /// The list while articles are loading, with the articles that are already shown.
  static func loading(over count: Int = 0) -> Screen {
    list(rows(count) + [.text("Loading…")])
  }

  /// The list after the loading failed.
  static func failed(over count: Int = 0) -> Screen {
    list(rows(count) + [.text("Failed to load articles"), .button("Retry")])
  }

  /// The page of an article.
  static func page(of id: Int) -> Screen {
    Screen(title: "Article", back: "Articles", [.text("Detail for article id = \(id)")])
  }

  private static func rows(_ count: Int) -> [Line] {
    Article.samples.prefix(count).map { .row($0.title) }
  }
}

extension Action {
  /// Waits for the next answer of the store.
  static var reply: Action { .wait(milliseconds: nil) }
}
