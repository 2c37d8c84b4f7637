import Foundation
import Testing

/// A page of `Cases`. A case has a heading that says what it shows, a source, and what the macros make of the source:
///
///     ## A View may not hold an Interactor
///
///     ```swift
///     @Role(.view) class A {
///       @Seam var other: ListInteractorProtocol?
///     }
///     ```
///
///     ```text
///     2:20: warning: a View may not hold the Interactor 'ListInteractorProtocol'; ask the Presenter
///       fix: hold 'ListPresenterProtocol' instead
///       -  @Seam var other: ListInteractorProtocol?
///       +  @Seam var other: ListPresenterProtocol?
///     ```
///
/// A compilation condition can follow `swift` above the source. The block `text` has all diagnostics, and the lines that each
/// fix-it changes; a source without diagnostics has no such block. Further blocks show what a page asks for by an empty block:
///
/// | block | shows |
/// |---|---|
/// | `swift expansion` | the expanded source |
/// | `swift expansion of NAME…` | the declarations with these names in the expanded source |
/// | `swift attributes` | the members that record messages, with the attributes by which they do, most of them added by `@Role` |
/// | `text source table` | the functions and calls of each class or extension as its recorder reads them, `-` for an empty field |
struct CasePage: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  /// Returns the pages in the folder `Cases`; throws if there is none.
  static func all() throws -> [CasePage] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .map { CasePage(url: folder.appending(path: $0)) }
  }

  /// Reads the lines above the first case, and the cases.
  func read() throws -> (head: String, cases: [ExpansionCase]) {
    let sections = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n## ")
    return (
      sections[0].trimmingCharacters(in: .newlines),
      try sections.dropFirst().map(ExpansionCase.init)
    )
  }
}

/// A section of a page, without the `##` of its heading.
struct ExpansionCase {
  /// The section as it is in the page.
  let text: String
  let expansion: Expansion
  /// The heading and the block with the source.
  private let head: Substring
  private let source: String
  private let conditions: [BuildCondition]
  /// The words above the further blocks.
  private let views: [Substring]

  init(_ section: String) throws {
    text = section.trimmingCharacters(in: .newlines)
    let blocks = text.matches(of: /(?ms)^```([^\n]*)\n(.*?)^```$/)
    let block = try #require(blocks.first)
    try #require(block.1.hasPrefix("swift"))
    head = text[..<block.range.upperBound]
    source = block.2.trimmingCharacters(in: .newlines)
    conditions = try block.1.split(separator: " ").dropFirst().map {
      try #require(BuildCondition(rawValue: String($0)))
    }
    expansion = Expansion(of: source, under: conditions)
    views = blocks.dropFirst().map(\.1).filter { $0 != "text" }
  }

  var title: Substring { text.prefix { $0 != "\n" } }

  /// Returns the section as it must be; throws if it asks for an unknown block.
  func expected() throws -> String {
    let diagnostics = expansion.diagnostics.map(\.description)
    let first = diagnostics.isEmpty ? [] : [block("text", diagnostics)]
    return try head + (first + views.map { block($0, try texts(of: $0)) }).joined()
  }

  private func block(_ words: Substring, _ texts: [String]) -> String {
    "\n\n" + (["```\(words)"] + texts + ["```"]).joined(separator: "\n")
  }

  private func texts(of view: Substring) throws -> [String] {
    let words = view.split(separator: " ").map(String.init)
    switch words.prefix(3) {
    case ["swift", "expansion"]:
      return [expansion.text.trimmingCharacters(in: .newlines)]
    case ["swift", "expansion", "of"]:
      return expansion.declarations { !$0.names.filter(words.dropFirst(3).contains).isEmpty }
    case ["swift", "attributes"]:
      let role = Expansion.macroSpecs.filter { $0.key == "Role" }
      return Expansion(of: source, by: role, under: conditions).declarations { $0.isRecorded }
    case ["text", "source", "table"]:
      return expansion.sourceTables
    default:
      throw UnknownBlock(words: view)
    }
  }
}

struct UnknownBlock: Error {
  let words: Substring
}
