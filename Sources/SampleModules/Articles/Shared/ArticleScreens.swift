import Stage
import Traces

extension Screen {
  /// The list with some lines.
  static func list(_ lines: [Line]) -> Screen {
    Screen(title: "Articles", lines)
  }

  /// The list with the first articles of the store.
  static func articles(_ count: Int) -> Screen {
    list(rows(count))
  }

  /// The list while more articles are on their way.
  static func loading(over count: Int = 0) -> Screen {
    list(rows(count) + [.text("Loading…")])
  }

  /// The list after it could not be loaded.
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
  /// Waiting until the next answer comes.
  static var reply: Action { .wait(milliseconds: nil) }
}
