import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What `swift test --xunit-output` says of a run.
struct TestReport {
  /// How many tests were run.
  let count: Int
  /// The names of those that failed.
  let failures: Set<String>

  /// Reads a report; what is no report has no tests.
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
