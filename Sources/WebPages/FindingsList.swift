import CollaborationRules

extension Review {
  func html(in id: String) -> HTML {
    let open = (openQuestions + [unevaluatedRules]).filter { !$0.isEmpty }
      .map { HTML("<p class=\"unjudged\">\($0)</p>\n") }
    let findings = findings.map { item($0, in: id) }
    let list: HTML = findings.isEmpty ? "" : "<ul>\n\(findings)</ul>\n"
    return """
      <section class="findings">
      <h3>Findings</h3>
      <p class="headline">\(headline) \(summary)</p>
      \(list)\(open)</section>

      """
  }

  private func item(_ finding: Finding, in id: String) -> HTML {
    let rows = finding.rows.map { HTML(" <a href=\"#\(id)/\($0)\">#\($0)</a>") }
    let numbers = finding.rows.map { "\($0)" }.joined(separator: " ")
    return """
      <li data-rows="\(numbers)">\(finding.html)\(rows)</li>

      """
  }
}

extension Finding {
  var html: HTML {
    let sentences = ([text] + details).joined(separator: " ")
    let repair: HTML =
      repair.isEmpty ? "" : " <span class=\"repair\">Repair: \(repair)</span>"
    return "<strong>\(name)</strong> \(sentences)\(repair)"
  }
}
