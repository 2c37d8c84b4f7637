import CollaborationRules
import ComparisonData
import SeededRandom
import Stage
import Testing
import Traces

@testable import Comparison

@Suite struct SourceLexerTests {
  static let texts: [(String, [String])] = [
    ("let a = 1 // let b", ["let", "a", "=", "1"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("/* open\nto the end", []),
    (#"f("a // b", "\"{")"#, ["f", "(", #""a // b"#, ",", #""\"{"#, ")"]),
    (
      #"f("n \(g(")") + 1) m")"#,
      ["f", "(", "\"n  m", "(", "g", "(", "\")", ")", "+", "1", ")", ")"]
    ),
    (##"#"\(a) \#(b) "c" "#"##, ["\"\\(a)  \"c\" ", "(", "b", ")"]),
    (
      "\"\"\"\n  {\n  \"quoted\" \\(a)\n  \"\"\" b",
      ["\"\n  {\n  \"quoted\" \n  ", "(", "a", ")", "b"]
    ),
    ("\"no end\nb", ["\"no end", "b"]),
    (#"#if DEBUG"#, ["#if", "DEBUG"]),
    (
      "`default`.x?.y -> 1.5e3...2",
      ["default", ".", "x", "?", ".", "y", "->", "1.5e3", ".", ".", ".", "2"]
    ),
    (##"let r = #/ [{"] /# ; b"##, ["let", "r", "=", "/", ";", "b"]),
    ("한국 = \"가\"", ["한국", "=", "\"가"]),
  ]

  @Test(arguments: texts) func `splits source into tokens`(text: String, tokens: [String]) {
    #expect(SourceLexer(SourceFile(name: "A.swift", text: text)).tokens.map(\.text) == tokens)
  }

  @Test func `lists the lines of code`() {
    let text = """
      // no

      import A  // yes: 3
      /* no
      no */ let a = 1  // yes: 5
      let b = \"\"\"
        // yes: 7

        \\(a)
        \"\"\"
      """
    let lexer = SourceLexer(SourceFile(name: "A.swift", text: text))
    #expect(lexer.codeLines.sorted() == [3, 5, 6, 7, 9, 10])
  }

  @Test func `counts the line of every token`() {
    let lexer = SourceLexer(SourceFile(name: "A.swift", text: "a\n\"\"\"\nx\n\"\"\" b\n/*\n*/ c"))
    #expect(lexer.tokens.map(\.line) == [1, 2, 4, 6])
  }
}

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

  @Test func `reads its own fixture cut off anywhere`() {
    for length in stride(from: 0, to: CountedFixture.presenter.count, by: 7) {
      read(String(CountedFixture.presenter.prefix(length)))
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
