import Stage
import Synchronization
import Testing

@testable import LabKit

/// The line on the terminal that names a slow task.
struct ProgressTests {
  /// A clock set by the test, and a terminal that records its output.
  private final class Surroundings: Sendable {
    let time = Mutex(Duration.zero)
    let written = Mutex("")

    func line(_ what: String, columns: Int = 30, isASCII: Bool = false) -> ProgressLine {
      ProgressLine(
        what,
        columns: columns,
        isASCII: isASCII,
        now: { self.time.withLock { $0 } },
        write: { text in self.written.withLock { $0 += text } }
      )
    }

    func pass(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }

    func take() -> String {
      written.withLock { text in
        defer { text = "" }
        return text
      }
    }
  }

  private let surroundings = Surroundings()

  private func work(_ line: ProgressLine, _ steps: (wait: Int, what: String)...) {
    Progress.$current.withValue(line.progress) {
      for step in steps {
        surroundings.pass(step.wait)
        Progress.begins(step.what)
      }
    }
  }

  @Test func `shows nothing for a fast task`() {
    let line = surroundings.line("faults")
    work(line, (100, "one"), (399, "two"))
    line.wipe()
    #expect(surroundings.take() == "")
  }

  @Test func `names a task after half a second, and erases the line`() {
    let line = surroundings.line("faults")
    work(line, (100, "one"), (400, "two"))
    #expect(surroundings.take() == "\r\u{1B}[K… two")
    line.wipe()
    #expect(surroundings.take() == "\r\u{1B}[K")
    line.wipe()
    #expect(surroundings.take() == "")
  }

  @Test func `does not flicker`() {
    let line = surroundings.line("faults")
    work(line, (500, "one"), (10, "two"), (80, "three"), (10, "four"))
    #expect(surroundings.take() == "\r\u{1B}[K… one\r\u{1B}[K… four")
  }

  @Test(arguments: [("playing scenario paged in VIPER as published", 20), ("한국어 시나리오", 9)])
  func `keeps to one row and to what can be shown`(what: String, columns: Int) {
    let line = surroundings.line("x", columns: columns, isASCII: true)
    work(line, (500, "\u{1B}[2J" + what))
    let shown = surroundings.take().dropFirst(4)
    #expect(shown.hasPrefix("...") && !shown.contains("\u{1B}"))
    #expect(shown.count < columns)
  }

  @Test func `says what was typed while a module works on its own`() throws {
    let line = surroundings.line("wait 5s")
    try Progress.$current.withValue(line.progress) {
      surroundings.pass(600)
      let stage = HeadlessStage(Variant(.mvc) { _ in ViewController() }, given: "ready")
      try stage.perform(.open)
    }
    #expect(surroundings.take().contains("… wait 5s"))
  }
}
