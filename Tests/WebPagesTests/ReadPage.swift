import Traces

/// The rows of a page, read back from its markup.
struct ReadPage {
  /// A row of a page: its address, its number and its sentence.
  struct Row: Equatable {
    let address: String
    let number: Int
    let sentence: String
  }

  private(set) var rows: [Row] = []
  /// The values of all `id` attributes, in order.
  private(set) var identifiers: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let address = ReadPage.attribute("id", of: line) else { continue }
      identifiers.append(address)
      guard line.hasPrefix("<li "), let number = ReadPage.attribute("value", of: line),
        let start = line.firstRange(of: "<span class=\"s\">")?.upperBound,
        let end = line[start...].firstRange(of: "</span>")?.lowerBound
      else { continue }
      let sentence = ReadPage.unescaped(line[start..<end])
      rows.append(Row(address: address, number: Int(number) ?? 0, sentence: sentence))
    }
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    guard let start = line.firstRange(of: " \(name)=\"")?.upperBound,
      let end = line[start...].firstIndex(of: "\"")
    else { return nil }
    return unescaped(line[start..<end])
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
