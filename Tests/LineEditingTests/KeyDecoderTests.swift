import Testing

@testable import LineEditing

struct KeyDecoderTests {
  private func keys(_ text: String) -> [KeyDecoder.Key] {
    var decoder = KeyDecoder()
    return text.unicodeScalars.compactMap { decoder.decode($0) }
  }

  @Test(arguments: [
    ("\u{1B}[A", EditorCommand.up), ("\u{1B}OA", .up), ("\u{1B}[1;5C", .nextWord),
    ("\u{1B}b", .previousWord), ("\u{1B}[3~", .delete), ("\r", .enter), ("\t", .complete),
    ("\u{1B}[200~", .paste), ("\u{1B}\r", .newline), ("\u{7F}", .backspace),
    ("\u{1B}\u{1B}[B", .down),
  ])
  func `knows keys`(sent: String, command: EditorCommand) {
    #expect(keys(sent) == [.command(command)])
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[1;2A", "\u{1B}[[A", "\u{1B}OP", "\u{1B}[<0;1;1M", "\u{1B}[I", "\u{1B}%",
    "\u{1B}[?62;4c", "\u{0}", "\u{1C}",
  ])
  func `takes a key that it does not know as one that does nothing`(sent: String) {
    #expect(keys(sent + "a") == [.command(.nothing), .text("a")])
  }

  @Test func `takes the next character as it is when it is quoted`() {
    var decoder = KeyDecoder()
    decoder.isQuoting = true
    #expect(decoder.decode("\u{1B}") == .text("\u{1B}"))
    #expect(decoder.decode("a") == .text("a"))
  }

  @Test func `does not wait for ever for the end of a sequence`() {
    #expect(keys("\u{1B}[12\ra") == [.command(.enter), .text("a")])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 60)).count > 1)
  }

  @Test func `takes nothing that a terminal would obey`() {
    #expect(keys("\u{9B}") == [.text("\u{FFFD}")])
  }
}
