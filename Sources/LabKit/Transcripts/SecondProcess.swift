import LineEditing

/// A second process of this program, run with another time zone and language.
enum SecondProcess {
  static func replayed(_ pages: [PageEncoding.Page]) throws(Failure) -> [PageEncoding.Page] {
    let result = Terminal().runAgain(
      ["transcripts", "again"],
      variables: variables,
      input: PageEncoding(pages).bytes
    )
    guard let result, result.status == 0, let answer = PageEncoding(result.output) else {
      throw failure(status: result?.status)
    }
    return answer.pages
  }

  /// The environment: an invented time zone, and Turkish, whose case mapping differs from most languages'.
  private static let variables = [
    "TZ": "VPL-13:45", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr",
  ]

  static func failure(status: Int32?) -> Failure {
    let reason = status.map { "it ended with status \($0)" } ?? "it cannot be started"
    return Failure(
      "The answers could not be run again in a second process (\(reason)). Nothing was written.",
      status: 4
    )
  }
}

/// Markdown pages encoded as bytes for another process.
///
/// Before each page stands a line with the byte counts of its path and its text.
struct PageEncoding {
  struct Page: Equatable, Sendable {
    let path: String
    let text: String
  }

  let pages: [Page]

  init(_ pages: [Page]) { self.pages = pages }

  init?(_ bytes: [UInt8]) {
    var pages: [Page] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let counts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map {
        Int($0)
      }
      rest = rest[(end + 1)...]
      guard counts.count == 2, let first = counts[0], let second = counts[1], first >= 0,
        second >= 0,
        rest.count - first >= second
      else { return nil }
      let path = String(decoding: rest.prefix(first), as: UTF8.self)
      let text = String(decoding: rest.dropFirst(first).prefix(second), as: UTF8.self)
      pages.append(Page(path: path, text: text))
      rest = rest.dropFirst(first + second)
    }
    guard rest.isEmpty else { return nil }
    self.pages = pages
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for page in pages {
      bytes += "\(page.path.utf8.count) \(page.text.utf8.count)\n".utf8
      bytes += page.path.utf8
      bytes += page.text.utf8
    }
    return bytes
  }
}
