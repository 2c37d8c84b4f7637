import Foundation
import SeededRandom
import TerminalTesting
import Testing

/// Editing treats a grapheme cluster as one character, however many scalars it has.
@Suite(.serialized) struct GraphemeTests {
  /// A random sequence of typing and erasing, with the expected line.
  private struct Person {
    var text: [Character] = []
    var cursor = 0
    var random: SplitMix64

    static let characters: [Character] = [
      "a", "Z", "한", "글", "e\u{301}", "👨‍👩‍👧", "👍🏽", "\u{1112}\u{1161}\u{11AB}", "ñ", "字",
    ]

    mutating func act() -> String {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let character = Self.characters.randomElement(using: &random) ?? "a"
        text.insert(character, at: cursor)
        cursor += 1
        return String(character)
      case 5: return move(to: cursor - 1, by: "\u{1B}[D")
      // At the end of the line the right arrow would accept a hint.
      case 6 where cursor < text.count: return move(to: cursor + 1, by: "\u{1B}[C")
      case 7 where cursor > 0:
        cursor -= 1
        text.remove(at: cursor)
        return "\u{7F}"
      case 8 where cursor < text.count:
        text.remove(at: cursor)
        return "\u{1B}[3~"
      default: return move(to: [0, text.count].randomElement(using: &random) ?? 0)
      }
    }

    private mutating func move(to place: Int, by key: String? = nil) -> String {
      cursor = min(max(0, place), text.count)
      return key ?? (cursor == 0 ? "\u{1}" : "\u{5}")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `any keys give the expected line`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal.atPrompt(environment: ["XDG_STATE_HOME": folder.url.path()])
    var person = Person(random: SplitMix64(seed: seed))
    for _ in 0..<80 { terminal.send(person.act()) }
    terminal.send("\u{1}# \r")
    // If nothing was drawn yet, the prompt is still the first one.
    #expect(terminal.wait { $0.text.contains("viper> # ") && $0.cursorLine == "viper>" })
    terminal.send("\u{4}")
    #expect(terminal.exitStatus() == 0)
    let file = folder.url.appending(path: "viperlab/history")
    let line = try String(contentsOf: file, encoding: .utf8)
    #expect(Array(line.unicodeScalars) == Array("# \(String(person.text))\n".unicodeScalars))
  }
}
