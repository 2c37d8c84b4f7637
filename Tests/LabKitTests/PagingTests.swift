import Foundation
import TerminalTesting
import Testing

@testable import LabKit

@Suite(.serialized) struct PagingTests {
  private static let long = "help; rules; help; rules"
  private static let path = "/usr/local/bin:/usr/bin:/bin"

  private func session(_ environment: [String: String], rows: Int = 12) throws -> PseudoTerminal {
    let variables = environment.merging(["PATH": Self.path]) { own, _ in own }
    return try .atPrompt(of: "RunawayLaboratory", environment: variables, rows: rows)
  }

  private func paging(by program: String) throws -> PseudoTerminal {
    let terminal = try session(["PAGER": program])
    terminal.send("\(Self.long)\r")
    return terminal
  }

  /// Returns a terminal with a long answer in the built-in pager, since the program is missing or fails.
  private func builtInPager(without program: String = "/no/such") throws -> PseudoTerminal {
    let terminal = try paging(by: program)
    try #require(terminal.wait { $0.lastLine.contains("q leave") })
    return terminal
  }

  private func answers(_ terminal: PseudoTerminal) -> Bool {
    guard terminal.wait(until: { $0.cursorLine == "viper>" }) else { return false }
    terminal.send("\u{C}modules\r")
    return terminal.wait { $0.text.contains("never comes to an end") && $0.cursorLine == "viper>" }
  }

  @Test(arguments: ["cat", "", "  ", "cat | cat", "true"])
  func `pipes a long answer to the pager program`(pager: String) throws {
    #expect(try answers(paging(by: pager)))
  }

  @Test(arguments: [
    ("no-such-program -x", "no program no-such-program"), ("false", "PAGER ended with status 1"),
  ])
  func `has a built-in pager where a program fails`(program: String, reason: String) throws {
    let terminal = try builtInPager(without: program)
    #expect(terminal.received.contains(reason))
    terminal.send(" q")
    #expect(answers(terminal))
  }

  @Test func `turns pages by keys`() throws {
    let terminal = try builtInPager()
    let first = terminal.screen.text
    terminal.send("\r")
    #expect(terminal.wait { $0.text != first && $0.lastLine.contains("q leave") })
    terminal.send("q")
    #expect(answers(terminal))
  }

  @Test(arguments: ["modules", "break lost; modules", "goto #1; modules", "next; modules"])
  func `a typed command leaves the pager and stands at the prompt`(command: String) throws {
    let terminal = try builtInPager()
    terminal.send(command)
    #expect(terminal.wait { $0.cursorLine == "viper> \(command)" })
    terminal.send("\u{15}")
    #expect(answers(terminal))
  }

  @Test func `finds a text, and says where it is not found`() throws {
    let terminal = try builtInPager()
    terminal.send("/no such words\r")
    #expect(terminal.wait { $0.lastLine.contains("not found: no such words") })
    terminal.send("/nil-link\r")
    #expect(terminal.wait { $0.text.contains("nil-link") })
    terminal.send("q")
    #expect(answers(terminal))
  }

  @Test(arguments: ["\u{3}", "q", "\u{4}"])
  func `ends by a key, and keeps the session`(key: String) throws {
    let terminal = try builtInPager()
    terminal.send(key)
    #expect(answers(terminal))
  }

  @Test(arguments: [
    ("cat - /dev/tty", "nil-link", "\u{3}"),
    (
      "stty raw -echo </dev/tty; echo begun >/dev/tty; head -c1 </dev/tty; false", "begun",
      "x\u{3}"
    ),
  ])
  func `keeps the session after Ctrl-C`(program: String, begun: String, keys: String) throws {
    let terminal = try paging(by: program)
    // Characters typed before the program starts are not for the program; it has started once it shows text.
    #expect(terminal.wait { _ in terminal.received.contains(begun) })
    terminal.send(keys)
    #expect(answers(terminal))
  }

  @Test func `restores the terminal after a program that does not`() throws {
    let terminal = try paging(by: "stty raw -echo < /dev/tty; kill -9 $$")
    #expect(answers(terminal))
    terminal.send("quit\r")
    #expect(terminal.exitStatus() == 0 && terminal.isCooked)
  }

  @Test func `starts less without keys that write files or start programs`() throws {
    let terminal = try session([
      "PAGER": "echo \"secure=$LESSSECURE open=$LESSOPEN close=$LESSCLOSE.\"; cat >/dev/null",
      "LESSSECURE": "0", "LESSOPEN": "|program %s", "LESSCLOSE": "program",
    ])
    terminal.send("\(Self.long)\r")
    #expect(terminal.wait { $0.text.contains("secure=1 open= close=.") })
    #expect(answers(terminal))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `ends by a signal with the terminal as it was`(signal: Int32) throws {
    let program = "stty raw -echo </dev/tty; echo begun >/dev/tty; exec sleep 1000"
    let terminal = try paging(by: program)
    #expect(terminal.wait { $0.text.contains("begun") })
    terminal.signal(signal)
    #expect(terminal.exitStatus() == 128 + signal && terminal.isCooked)
  }

  @Test(arguments: [("modules; help\r", 60), ("set pager off\r\(long)\r", 12)])
  func `pages no answer that fits, none with pager off`(lines: String, rows: Int) throws {
    let terminal = try session(["PAGER": "echo paged; cat"], rows: rows)
    terminal.send(lines)
    #expect(answers(terminal))
    #expect(!terminal.received.contains("paged"))
  }

  @Test func `pages no answer of a script`() throws {
    let terminal = try PseudoTerminal(
      builtProduct("RunawayLaboratory"),
      arguments: ["-c", Self.long],
      environment: ["PAGER": "echo paged; cat", "PATH": Self.path],
      rows: 12
    )
    #expect(terminal.exitStatus() == 0 && !terminal.received.contains("paged"))
  }

  @Test(
    arguments: [
      (nil, ["less"], PagerChoice.builtIn()), (nil, [], .builtIn()), ("", ["less"], .none),
      ("more -d", ["more"], .program("more -d")), ("LESS=R less", [], .program("LESS=R less")),
    ] as [(String?, [String], PagerChoice)]
  )
  func `chooses a pager or none`(wanted: String?, programs: [String], pager: PagerChoice) {
    #expect(PagerChoice(wanted) { programs.contains($0) } == pager)
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}
