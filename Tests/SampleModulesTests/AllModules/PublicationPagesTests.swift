import Foundation
import Testing

/// Tests the pages in `Sources/SampleModules/Publications`.
@Suite struct PublicationPagesTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/SampleModules/Publications").standardized

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: folder.path()))
  func `have no line that the reader skips`(page: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: page), encoding: .utf8)
    let start = try #require(text.firstRange(of: "## "), "\(page) has no list")
    let known = /## (From the article|Added to make it run|Left out|Wrong with its code)|- .+/
    let fact = /\ \ (In the article|Found as|Not found): .+/
    let skipped = text[start.lowerBound...].split(separator: "\n").filter {
      $0.wholeMatch(of: known) == nil && $0.wholeMatch(of: fact) == nil
    }
    #expect(skipped == [], "\(page)")
  }
}
