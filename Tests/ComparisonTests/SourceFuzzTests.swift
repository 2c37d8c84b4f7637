import CollaborationRules
import ComparisonData
import SourceTokens
import Stage
import TestSupport
import Testing
import Traces

@testable import Comparison

/// Random and damaged source; it must be parsed to its end.
@Suite struct SourceFuzzTests {
  private static let pieces = [
    "class", "struct", "protocol", "extension", "func", "init", "var", "let", "enum", "A", "b",
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "/*",
    "*/", "//", "\n", " ", ":", ",", ".", "?", "!", "->", "=", "@Role", "@", "#", "#/", "/#",
    "`", "import", "1", ".view", "é", "\\", ";", "return", "where", "deinit", "subscript",
  ]

  @Test(arguments: 0..<Effort.count(300)) func `reads any order of the pieces of Swift`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let text = (0..<Int.random(in: 0...200, using: &random)).map { _ in
      SourceFuzzTests.pieces.randomElement(using: &random) ?? ""
    }
    read(text.joined(separator: Bool.random(using: &random) ? " " : ""))
  }

  @Test(arguments: 0..<Effort.count(100)) func `reads any bytes`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    read(String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: ["{", "(", "class A { ", "\"\\(", "/*", "func a() { ", "@Role(", "`"])
  func `reads what never ends`(piece: String) {
    read(String(repeating: piece, count: Effort.count(20_000)))
  }

  @Test func `reads a file of the cases cut off anywhere`() throws {
    let files = try CountedCase.all().compactMap { $0.text("swift Presenter.swift") }
    let presenter = try #require(files.first)
    for length in stride(from: 0, to: presenter.count, by: 7) {
      read(String(presenter.prefix(length)))
    }
  }

  private func read(_ text: String) {
    let file = SourceFile(name: "A.swift", text: text)
    let outline = SourceOutline([file])
    let lines = 1...max(1, file.lines.count)
    #expect(outline.files[0].tokens.allSatisfy { lines.contains($0.line) })
    #expect(outline.files[0].codeLines.allSatisfy(lines.contains))
    #expect(outline.calls.allSatisfy { lines.contains($0.location.line) })
    _ = outline.forwardingMethods
    let variant = Variant(.viper, manifest: Manifest(files: ["A.swift"]), sources: [file]) { _ in
      ViewController()
    }
    let source = VariantSource(variant)
    for measure in SourceMeasure.all { _ = measure.count(source) }
  }
}
