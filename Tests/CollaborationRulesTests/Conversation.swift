import Foundation
import Testing
import Traces

@testable import CollaborationRules

/// A trace in a block of a page, below a heading with its name; its first lines state its findings.
///
///     # The Interactor shows its result itself.
///     # architecture: clean-swift
///     # entities: Order
///     # finds: layer-skip #6
///
/// Further first lines: `rule:` names the only rule to evaluate, `pending:` the number of due replies, and `scenarios: this` adds
/// the trace to the scenarios. Each line `each: A | B` makes a conversation of its own, with A for `§1` and B for `§2` in the
/// section. All other first lines with a colon are statements of ``Review/statements(about:)``.
///
/// Further blocks: `scenario`, a trace of another scenario; `again`, the second recording; `source`, facts of the source.
struct Conversation: CustomTestStringConvertible, Sendable {
  struct Expected: Sendable {
    let name: String
    let row: Int?
  }

  private struct Block {
    let kind: String
    let text: String
  }

  /// The folders of pages; `Rules` has the traces that were written for one rule.
  static let folders = ["Right", "Wrong", "Rules"]

  /// The folder and the file: `Right/mvvm.md`.
  let page: String
  let title: String
  private let blocks: [Block]

  var testDescription: String { "\(page): \(title)" }
  /// The trace with its first lines.
  var text: String { blocks.first { $0.kind == "trace" }?.text ?? "" }

  static func all(in folders: [String] = folders) throws -> [Conversation] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Conversations")
    let pages = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
        .sorted().map { "\(folder)/\($0)" }
    }
    return try pages.flatMap { page in
      let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
      let sections = text.components(separatedBy: "\n## ").dropFirst()
      try #require(!sections.isEmpty, "\(page) has no section")
      return sections.flatMap { read($0, in: page) }
    }
  }

  private static func read(_ section: String, in page: String) -> [Conversation] {
    let each = section.split(separator: "\n").filter { $0.hasPrefix("# each: ") }
    guard !each.isEmpty else { return [Conversation(section, in: page)] }
    return each.map { line in
      let values = line.dropFirst("# each: ".count)
      let text = values.components(separatedBy: " | ").enumerated().reduce(section) { text, value in
        text.replacing("§\(value.offset + 1)", with: value.element)
      }
      return Conversation(text, in: page, with: values)
    }
  }

  private init(_ section: String, in page: String, with values: Substring = "") {
    self.page = page
    title = section.prefix { $0 != "\n" } + (values.isEmpty ? "" : ": \(values)")
    blocks = section.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map { _, block in
        let kind = block.prefix { $0 != "\n" }
        return Block(kind: String(kind), text: String(block.dropFirst(kind.count + 1)))
      }
  }

  /// The findings that the first lines state; empty for `finds: nothing`.
  var expected: [Expected] {
    get throws {
      let finds = try #require(heading("finds"), "\(testDescription) states no findings")
      return finds == "nothing"
        ? []
        : try finds.components(separatedBy: ",").map { finding in
          let words = finding.split { " #".contains($0) }.map(String.init)
          let name = try #require(words.first, "\(testDescription)")
          return Expected(
            name: name,
            row: try words.dropFirst().first.map { try #require(Int($0)) }
          )
        }
    }
  }

  /// The rules to evaluate: the one that the first lines name, else all.
  var rules: [Rule] {
    get throws { try heading("rule").map { [try #require(Rule.named($0))] } ?? Rule.all }
  }

  /// The trace with all that the first lines and the other blocks state.
  var evidence: Evidence {
    get throws {
      let kinds = ["trace", "scenario", "again", "source"]
      try #require(blocks.allSatisfy { kinds.contains($0.kind) }, "\(testDescription)")
      try #require(!text.contains("§"), "A line `each:` of \(testDescription) has too few values")
      try #require(["this", nil].contains(heading("scenarios")), "\(testDescription)")
      let trace = try Trace(text: text)
      let isStated = !statements.isEmpty || !texts("source").isEmpty
      try #require(!trace.events.isEmpty || isStated, "\(testDescription) has no rows")
      let layers = try heading("architecture").map { try #require(LayerTable.named($0)) }
      let entities = heading("entities")?.split(separator: ",").map { $0.filter { $0 != " " } }
      return Evidence(
        trace,
        scenarios: (heading("scenarios") == "this" ? [trace] : [])
          + (try texts("scenario").map { try Trace(text: $0) }),
        entities: entities ?? [],
        source: try texts("source").first.map { try SourceFacts(text: $0) },
        pending: try heading("pending").map { try #require(Int($0)) } ?? 0,
        secondRecording: try texts("again").first.map { try Trace(text: $0) },
        layers: layers
      )
    }
  }

  /// The first lines with further statements about the results, such as `rows: #2 #7`.
  var statements: [String] {
    let inputs = ["architecture", "entities", "rule", "pending", "scenarios", "each", "finds"]
    return heads.filter { line in
      let key = line.prefix { $0.isLowercase }
      return line.dropFirst(key.count).hasPrefix(": ") && !inputs.contains(String(key))
    }
  }

  private var heads: [String] {
    text.split(separator: "\n").prefix { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
  }

  private func heading(_ name: String) -> String? {
    heads.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
  }

  private func texts(_ kind: String) -> [String] {
    blocks.filter { $0.kind == kind }.map(\.text)
  }
}

extension Review {
  /// The statements that the first lines of a trace can make about its results.
  func statements(about trace: Trace) -> [String] {
    let found = findings.flatMap { finding in
      let rows = finding.rows.map { "#\($0)" }.joined(separator: " ")
      return [
        "says: \(finding.text)", "repair: \(finding.repair)",
        "rows: \(rows.isEmpty ? "none" : rows)",
      ]
        + finding.details.map { "detail: \($0)" }
    }
    let judged = results.map { "judged: \($0.result.description.dropFirst("judged ".count))" }
    let open =
      (openQuestions + [unevaluatedRules]).map { "open: \($0)" }
      + (remarks.isEmpty ? ["remarks: none"] : remarks.map { "remark: \($0)" })
    return found + judged + open + (RetentionReport(in: trace)?.statements ?? [])
  }
}

extension RetentionReport {
  /// The objects that are alive, as `left:` after the module was closed, else as `kept:`, and what holds each.
  fileprivate var statements: [String] {
    let names = retentions.map(\.participant.name).joined(separator: ", ")
    return ["\(isClosed ? "left" : "kept"): \(names.isEmpty ? "nothing" : names)"]
      + retentions.map { "held: \($0)" }
  }
}
