import Stage
import Testing

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
