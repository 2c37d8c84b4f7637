import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The report of `swift test --xunit-output`.
struct TestReport {
  let count: Int
  let failures: Set<String>

  /// Parses a report; data that are no report give no tests.
  init(_ data: Data) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    count = reader.count
    failures = reader.failures
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var count = 0
    var failures: Set<String> = []
    private var test = ""

    func parser(
      _ parser: XMLParser,
      didStartElement element: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      if element == "testcase" {
        count += 1
        let name = attributes["name"] ?? ""
        test = name[..<(name.lastIndex(of: "(") ?? name.endIndex)].filter { $0 != "`" }
      } else if element == "failure" {
        failures.insert(test)
      }
    }
  }
}
