extension AwkwardSource {
  /// Sources in which a call or its text is hard to find.
  static let all: [AwkwardSource] = [
    AwkwardSource("an empty text", compiled: "", "  expectTrace§(trace) { ⟦\"\"⟧ }\n"),
    AwkwardSource("no closure", compiled: nil, "  expectTrace§(trace)⟦⟧\n  next()\n"),
    AwkwardSource("no closure at the end of the file", compiled: nil, "  expectTrace§(trace)⟦⟧"),
    AwkwardSource(
      "several lines",
      compiled: "A -> B c()\n  B -> C d()",
      """
      func test() {
        expectTrace§(trace) {
          ⟦\"""
          A -> B c()
            B -> C d()
          \"""⟧
        }
      }

      """
    ),
    AwkwardSource(
      "a raw text of several lines",
      compiled: #"A -> B c("\n")"#,
      """
      expectTrace§(trace) {
        ⟦#\"""
        A -> B c("\\n")
        \"""#⟧
      }

      """
    ),
    AwkwardSource(
      "a raw text",
      compiled: #"A -> B "c""#,
      ##"x { expectTrace§(t) { ⟦#"A -> B "c""#⟧ } }"##
    ),
    AwkwardSource(
      "one quotation mark",
      compiled: "\"",
      ##"expectTrace§(t) { ⟦#"""#⟧ }; let s = "#""##
    ),
    AwkwardSource(
      "escapes",
      compiled: "a\tb\\\"é\n",
      #"expectTrace§(t) { ⟦"a\tb\\\"\u{e9}\n"⟧ }"#
    ),
    AwkwardSource(
      "emoji and other letters before the call",
      compiled: "",
      "/* 👩‍👩‍👧 é */ let 名 = \"👍\"; expectTrace§(名) { ⟦\"\"⟧ } // 👍\n"
    ),
    AwkwardSource(
      "two calls on a line, the first",
      compiled: "a",
      "expectTrace§(a) { ⟦\"a\"⟧ }; expectTrace(b) { \"b\" }\n"
    ),
    AwkwardSource(
      "two calls on a line, the second",
      compiled: "b",
      "expectTrace(a) { \"a\" }; expectTrace§(b) { ⟦\"b\"⟧ }\n"
    ),
    AwkwardSource(
      "ends of lines of two characters",
      compiled: "a\nb",
      "let a = 1\r\nexpectTrace§(t) {\r\n  ⟦\"\"\"\r\n  a\r\n  b\r\n  \"\"\"⟧\r\n}\r\nnext()\r\n"
    ),
    AwkwardSource(
      "nested comments with brackets and quotes",
      compiled: "",
      "expectTrace§(a /* ) /* \" */ { */ , // \") {\n  b) /* { \"x\" } */ { /* \" */ ⟦\"\"⟧ // }\n }\n"
    ),
    AwkwardSource(
      "brackets in texts and texts in texts",
      compiled: "",
      #"expectTrace§(f(")", "\(g(")\(")")"))", [x: { ")" }]) ) { ⟦""⟧ } + ")""# + "\n"
    ),
    AwkwardSource(
      "regular expressions with brackets",
      compiled: "",
      #"expectTrace§(t.filter(/[(]"/), #/)"/#, a / b) { ⟦""⟧ }"#
    ),
    AwkwardSource(
      "tabs",
      compiled: "",
      "\tfunc f() {\n\t\texpectTrace§(t) {\n\t\t\t⟦\"\"⟧\n\t\t}\n\t}\n"
    ),
    AwkwardSource(
      "blanks before the bracket",
      compiled: "",
      "Lib.expectTrace §(t)\n\n  {\n⟦\"\"⟧ }\n"
    ),
    AwkwardSource(
      "a text behind a text",
      compiled: "x",
      "expectTrace§(\"x\") { ⟦\"x\"⟧ }; f { \"x\" }"
    ),
    AwkwardSource(
      "a line that goes on",
      compiled: "ab",
      "expectTrace§(t) {\n  ⟦\"\"\"\n  a\\  \n  b\n  \"\"\"⟧\n}\n"
    ),
  ]
}
