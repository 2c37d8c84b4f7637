import Foundation
import Testing

/// A guide in a DocC catalogue, or the README.
struct Guide: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { path }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static var all: [Guide] {
    let guides = files(in: "Sources").filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
    return guides.sorted().map { Guide(path: $0) } + [Guide(path: "README.md")]
  }

  static func files(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (files?.allObjects ?? []).compactMap { $0 as? String }.map { "\(folder)/\($0)" }
  }

  func text() throws -> String {
    try String(contentsOf: Guide.root.appending(path: path), encoding: .utf8)
  }
}

@Suite struct SnippetTests {
  @Test func `there are guides`() { #expect(Guide.all.count > 5) }

  @Test(arguments: Guide.all) func `is compiled here as it is written there`(guide: Guide) throws {
    let compiled = try sources()
    for snippet in try guide.text().blocks(of: "swift") {
      let lines = snippet.filter { !$0.hasPrefix("import ") }
      #expect(compiled.contains { $0.holds(lines) }, "\(lines.joined(separator: "\n"))")
    }
  }

  @Test func `there is a program of ten lines for each library product`() throws {
    let manifest = try Guide(path: "Package.swift").text()
    let products = manifest.split(separator: "let products: [Product] =").last?
      .split(separator: "let package =").first
    let targets = Set((products ?? "").matches(of: /"([A-Z]\w+)"/).map { String($0.output.1) })
      .subtracting(["EmbedTexts"])
    #expect(targets.count > 7)
    for target in targets {
      let guide = try Guide(path: "Sources/\(target)/\(target).docc/\(target).md").text()
      let program = try #require(guide.blocks(of: "swift").first, "\(target)")
      #expect(program.count <= 10, "\(target)")
    }
  }

  @Test(arguments: Guide.all)
  func `shows nothing that only expanded macros call`(guide: Guide) throws {
    for line in try guide.text().blocks(of: "swift").joined() {
      #expect(!line.contains(/\b_+[A-Z]|\b__/), "\(line)")
    }
  }

  @Test(arguments: Guide.all) func `leads to files that exist`(guide: Guide) throws {
    let folder = Guide.root.appending(path: guide.path).deletingLastPathComponent()
    let links = try guide.text().matches(of: /\]\(([^)#:]+)\)/).map { String($0.output.1) }
    for link in links {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path), "\(link)")
    }
  }

  @Test(arguments: Guide.all) func `names files that exist`(guide: Guide) throws {
    let files = Guide.files(in: "Sources") + Guide.files(in: "Tests")
    for name in try guide.text().matches(of: /`([\w\/]+\.swift)`/).map({ "/\($0.output.1)" }) {
      #expect(files.contains { "/\($0)".hasSuffix(name) }, "\(name)")
    }
  }

  @Test func `README tests a Presenter alone in eight lines`() throws {
    let snippets = try Guide(path: "README.md").text().blocks(of: "swift")
    let alone = try #require(snippets.first { $0.joined().contains("SubjectUnderTest") })
    #expect(alone.count <= 8)
    #expect(try sources().contains { $0.holds(alone) })
  }

  @Test func `the lesson about tests shows what is compiled here`() throws {
    let snippets = try Guide(path: "Lessons/16-testing.md").text().blocks(of: "swift")
    #expect(!snippets.isEmpty)
    for snippet in snippets { #expect(try sources().contains { $0.holds(snippet) }) }
  }

  @Test func `README is read in five minutes`() throws {
    #expect(try Guide(path: "README.md").text().count { $0 == "\n" } <= 150)
  }

  /// Returns the lines of each file in this folder and in ReactiveSeams.
  private func sources() throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try [folder, folder.appending(path: "../ReactiveSeams")].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8).bareLines }
    }
  }
}

extension String {
  /// The lines that are not empty, each with single blanks and without indentation.
  fileprivate var bareLines: [String] {
    split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    .filter { !$0.isEmpty }
  }

  fileprivate func blocks(of language: String) -> [[String]] {
    components(separatedBy: "```\(language)\n").dropFirst().map { part in
      (part.components(separatedBy: "\n```").first ?? "").bareLines
    }
  }
}

extension [String] {
  fileprivate func holds(_ lines: [String]) -> Bool {
    guard !lines.isEmpty, lines.count <= count else { return lines.isEmpty }
    return (0...(count - lines.count)).contains {
      self[$0..<($0 + lines.count)].elementsEqual(lines)
    }
  }
}
