import Testing
import Traces

@Suite struct MessagePatternTests {
  @Test func `is one line, without its end`() throws {
    #expect(try MessagePattern("User -> View tap 1\r\n").expected.label == "tap 1")
    #expect(throws: NotationError.self) { try MessagePattern("A -> B f()\nA -> B g()") }
  }

  @Test func `the ends of expected lines may be those of another system`() throws {
    let trace = try Trace(notation: "User -> View open\n  View -> Presenter load()")
    #expect(try trace.matches(notation: "User -> View open\r\n  View -> Presenter *\r\n...\r\n"))
    #expect(try !trace.matches(notation: "User -> View open"))
  }
}
