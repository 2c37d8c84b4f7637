import Testing

@testable import LineEditing

struct KeyDecoderTests {
  private func keys(_ text: String) -> [KeyDecoder.Key] {
    var decoder = KeyDecoder()
    return text.unicodeScalars.flatMap { decoder.decode($0) }
  }

  @Test(arguments: [
    ("\u{1B}[A", EditorCommand.up), ("\u{1B}OA", .up), ("\u{1B}[1;5C", .nextWord),
    ("\u{1B}[3~", .delete), ("\u{1B}[200~", .paste), ("\u{1B}\r", .newline),
    ("\u{1B}\u{1B}[B", .down),
  ])
  func `recognises keys of several bytes`(sent: String, command: EditorCommand) {
    #expect(keys(sent) == [.command(command)])
  }

  @Test(arguments: ["a", "\r", "\u{7F}", "\u{1B}b", "\u{1B}5", "\u{1B}%", "\u{0}", "\u{1C}", "한"])
  func `passes all other keys to libedit`(sent: String) {
    #expect(keys(sent) == sent.unicodeScalars.map { .typed($0) })
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[1;2A", "\u{1B}[[A", "\u{1B}OP", "\u{1B}[<0;1;1M", "\u{1B}[I",
    "\u{1B}[?62;4c",
  ])
  func `decodes an unknown key as one without effect`(sent: String) {
    #expect(keys(sent + "a") == [.command(.nothing), .typed("a")])
  }

  @Test func `decodes a quoted character as a literal`() {
    var decoder = KeyDecoder()
    decoder.isQuoting = true
    #expect(decoder.decode("\u{1B}") == [.literal("\u{1B}")])
    #expect(decoder.decode("a") == [.typed("a")])
  }

  @Test func `returns a pending Escape on request`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}").isEmpty && decoder.isAfterEscape)
    #expect(decoder.takeEscape() == .typed("\u{1B}"))
    #expect(decoder.takeEscape() == nil)
    #expect(decoder.decode("k") == [.typed("k")])
  }

  @Test func `limits the length of a sequence`() {
    #expect(keys("\u{1B}[12\ra") == [.typed("\r"), .typed("a")])
    #expect(keys("\u{1B}[" + String(repeating: "1", count: 60)).count > 1)
  }

  @Test func `replaces scalars that control a terminal or stand for a command`() {
    #expect(keys("\u{9B}") == [.typed("\u{FFFD}")])
    for command in EditorCommand.allCases {
      #expect(keys(String(Character(command.scalar))) == [.typed("\u{FFFD}")])
    }
  }
}
