import Stage

extension Publication {
  /// Reads the page of an article in the folder Publications, such as `004-classic`; nil if the folder has none.
  ///
  /// A page has a list for each part; a missing part is empty. Below each defect stand its location, after `In the article:`, and
  /// the finding that reports it, after `Found as:`, or the reason why no rule finds it, after `Not found:`.
  init?(article: String) {
    let pages = EmbeddedTexts.files(in: "Publications")
    guard let page = pages.first(where: { "\($0.name)" == "\(article).md" }) else { return nil }
    let parts = "\(page.text)".split(separator: "\n## ").map { part in
      part.split(separator: "\n- ").map { $0.split(separator: "\n") }
    }
    func items(under heading: String) -> [[Substring]] {
      parts.filter { $0[0] == [heading[...]] }.flatMap { $0.dropFirst() }
    }
    func phrases(under heading: String) -> [String] {
      items(under: heading).map { String($0[0]) }
    }
    self.init(
      kept: phrases(under: "From the article"),
      added: phrases(under: "Added to make it run"),
      leftOut: phrases(under: "Left out"),
      defects: items(under: "Wrong with its code").map(Defect.init)
    )
  }
}

extension Publication.Defect {
  /// Reads the lines of a defect in the list of a page.
  fileprivate init(_ lines: [Substring]) {
    func text(_ label: String) -> String? {
      lines.first { $0.hasPrefix("  \(label): ") }.map { String($0.dropFirst(label.count + 4)) }
    }
    self.init(
      String(lines[0]),
      source: text("In the article") ?? "",
      finding: text("Found as"),
      unseen: text("Not found")
    )
  }
}
