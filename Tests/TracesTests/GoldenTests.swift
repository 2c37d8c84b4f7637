import Foundation
import TestSupport
import Testing
import Traces

/// Compares the texts in `Goldens` with traces and object graphs, written in the forms that the names describe.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(arguments: try Golden.all(in: folder))
  func `gives the texts of the golden file`(golden: Golden) throws {
    #expect(!golden.names.isEmpty)
    #expect(try golden.updated { try golden.text(in: $0) } == golden.text)
  }

  @Test func `has texts to compare with`() throws {
    #expect(try Golden.all(in: Self.folder).count > 40)
  }

  @Test(.enabled(if: Golden.isUpdate)) func `rewrites the golden files`() throws {
    try Golden.rewrite(in: Self.folder) { try $0.text(in: $1) }
  }
}

extension Golden {
  struct UnknownForm: Error {
    let name: String
  }

  /// Returns the text of the input in a form, such as `json` or `held Router from View`.
  fileprivate func text(in name: String) throws -> String {
    let words = name.split(separator: " ").map { Participant(named: String($0)) }
    switch words[0].name {
    case "json": return try trace.jsonLines
    case "notation": return try trace.notation
    case "rows": return try trace.notation(lanes: false, details: false)
    case "errors": return errors
    case "pattern": return try matches(of: String(name.dropFirst("pattern ".count)))
    case "difference":
      let difference = try ExpectedTrace(inputs[1].text).difference(from: trace)
      return "\(difference.map { "\($0)" } ?? "none")\n"
    case "graph": return try "\(graph)\n"
    case "held":
      let roots = words.dropFirst(3)
      let retention = try graph.retention(of: words[1], from: Array(roots))
      return "\(retention.map { "\($0)" } ?? "\(words[1].name) is not alive")\n"
    case "leaked": return try "\(graph.leaked(from: Array(words.dropFirst(2))).map(\.name))\n"
    case "survivors":
      let module = words.count > 1 ? words[words.count - 1].name : ""
      return try "\(graph.survivors(of: module).map(\.name))\n"
    default: throw UnknownForm(name: name)
    }
  }

  private var trace: Trace {
    get throws { try Trace(reading: Array(inputs[0].text.utf8)) }
  }

  /// The graph of the first event, or of references such as `A.b weak B`, one a line.
  private var graph: ObjectGraph {
    get throws {
      input.hasPrefix("{") ? try trace.events[0].graph ?? ObjectGraph() : ObjectGraph(input)
    }
  }

  /// The errors of the lines; reading goes on behind each.
  private var errors: String {
    var (reader, sink) = (TraceReader(checksNumbers: true), TraceCollector())
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      do throws(TraceReadingError) {
        try reader.read(Array("\(line)\n".utf8)[...], into: &sink)
        return ""
      } catch { return "\(error)\n" }
    }.joined()
  }

  /// Returns the rows that a pattern matches, or what is wrong with the pattern.
  private func matches(of text: String) throws -> String {
    do {
      let pattern = try MessagePattern(text)
      return "rows \(try trace.rows.filter(pattern.matches).compactMap(\.number))\n"
    } catch let error as TraceReadingError { return "\(error)\n" }
  }
}
