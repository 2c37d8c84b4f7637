import Foundation
import Testing

@testable import CollaborationTesting

// swift-format-ignore-file

/// Calls with lines and columns as this compiler counts them, and literals as it reads them.
@Suite struct PositionTests {
  @Test func `finds each call with its text`() {
    found(1) { "a" }
    found(2) { #"a "b" \n"# }; found(3) { "\u{e9}\t\"\\\0\'" }
    /* 👩‍👩‍👧 é */ found(4) { ##"""# "a"# \#n \##n "#"## }
    found(
      5, /* ) /* { */ " */
      "\("}") \(")")"
    )  // {
    {
      // }
      "5" /* } */
    }
    found(6) {
      """
      a
        "b" \
          c \t\n

      👍\u{1F44D}
      """
    }
    found(7) {
      #"""
      \n \#n ""
        "# a
      """#
    }
    found(8, "x"); found(9, "x") { "x" }; do { found(10) { /**/ "y" /* */ } }
    found(11, a: /[)"]/, b: 4 / 2, #/ / \( "/#) { "" }
    found(12) { #"""# }
  }

  /// Finds its own call in this file, and compares the text there with the compiled one.
  private func found(
    _ number: Int,
    _ text: String = "",
    a: (any RegexComponent)? = nil,
    b: Int = 0,
    _ regex: (any RegexComponent)? = nil,
    path: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ compiled: (() -> String)? = nil
  ) {
    do {
      let bytes = try Array(Data(contentsOf: URL(filePath: path)))
      let position = CallPosition(line: line, column: column)
      switch try ExpectationCall(of: "found", in: bytes, at: position) {
      case .literal(_, let text): #expect(text == compiled?(), "\(number)")
      case .missing: #expect(compiled == nil, "\(number)")
      }
    } catch {
      Issue.record("\(number): \(error)")
    }
  }
}
