import Testing
import Traces

@testable import CollaborationRules

/// A View that observes reads again after each change of its ViewModel.
@Suite struct UnreadChangesTests {
  private static let list = """
    lanes User View ViewModel Store
    User -> View                open
      = calls View viewWillAppear(_:)
      View -> ViewModel           rows
      ViewModel --> View          [3 TodoRow]
    User -> View                press Delete
      View -> ViewModel           delete(at: 1)
        ViewModel -> Store          todos()
        Store --> ViewModel         [2 Todo]
    """

  private func findings(after rest: String) throws -> [Finding] {
    try evaluate(.noReply, Self.list + rest).findings
  }

  @Test func `names the last read and what came later`() throws {
    let finding = try #require(try findings(after: "").first)
    #expect(
      finding.text == "View has not read ViewModel again since #2, and shows what it was then."
    )
    #expect(finding.details == ["ViewModel has received [2 Todo] in #7."])
    #expect(finding.rows == [2, 7])
  }

  @Test(arguments: [
    "  View -> ViewModel           message", "  ViewModel -> View           show([2 TodoRow])",
    "  ViewModel -x View           show([2 TodoRow]) [nil]",
    "  = calls View viewWillDisappear(_:)", "User -x* View",
  ])
  func `accepts a View that reads again, is told, or is no longer shown`(line: String) throws {
    #expect(try findings(after: "\n" + line) == [])
  }

  @Test func `judges no View that has been sent a message before`() throws {
    let told = "  ViewModel -> View           show([3 TodoRow])\nUser -> View                press"
    let list = Self.list.replacing("User -> View                press", with: told)
    #expect(try evaluate(.noReply, list).findings == [])
  }

  @Test func `judges a View that was covered when it appears again`() throws {
    let covered = "\n  = calls View viewWillDisappear(_:)"
    #expect(try findings(after: covered + "\n  = calls View viewWillAppear(_:)").count == 1)
  }

  @Test(arguments: ["[2 Todo]", "[]"]) func `asks for no second read of what did not change`(
    value: String
  ) throws {
    let read = "\n  View -> ViewModel           rows\n  ViewModel --> View          []"
    let again = """

      User -> View                refresh
        View -> ViewModel           load()
          ViewModel -> Store          todos()
          Store --> ViewModel         \(value)
      """
    #expect(try findings(after: read + again).count == (value == "[2 Todo]" ? 0 : 1))
  }

  @Test func `finds an error that nobody shows, and not the same error twice`() throws {
    let read = "\n  View -> ViewModel           rows"
    let error = """

      User -> View                press Delete
        View -> ViewModel           delete(at: 1)
          ViewModel -> Store          delete(id: 2)
          Store -->! ViewModel        Gone
      """
    #expect(try findings(after: read + error).map(\.rows) == [[8, 12]])
    #expect(try findings(after: read + error + read + error) == [])
  }
}
