import TerminalText
import Testing
import Traces

@testable import Lab

/// The calls that run at the cursor.
@Suite struct CallStackTests {
  /// Returns the first word of each line.
  private func stack(_ session: Session) async -> [String] {
    await session.answer("stack").text.plain.split(separator: "\n").map { line in
      String(line.prefix { $0 != " " })
    }
  }

  @Test func `contains the row of the cursor, even if its call has returned before the next`() async
  {
    let session = await session("load products", "open", "tap 1", "goto #7")
    let rows = await stack(session).filter { $0.hasPrefix("#") }
    #expect(rows == ["#7", "#6", "#3", "#2", "#1"])
  }

  @Test func `is empty at the end`() async {
    let session = await session("load products", "open", "goto #7", "goto end")
    #expect(session.prompt == "viper> ")
    #expect(await session.answer("stack").text.plain == "Nothing is running.\n")
  }

  @Test func `lets an action continue from the last row`() async {
    let session = await session("load products", "open", "goto #7")
    session.isAttended = true
    #expect(await session.answer("tap 9").text.plain.contains("There is no row 9"))
    #expect(session.prompt == "viper #7> ")
    #expect(await session.answer("tap 1").status == .done)
    #expect(session.prompt == "viper> ")
  }

  @Test(arguments: [
    ("goto #1", "#7"), ("goto #7", "#8"), ("goto #9", "#11"), ("goto #13", "#15"),
    ("goto #8", "#15"),
  ])
  func `finish runs to the end of the innermost call`(_ start: String, _ end: String) async {
    let session = await session("load products", "open", "tap 1", start, "finish")
    #expect(session.prompt == "viper \(end)> ")
  }

  @Test(arguments: [(6, ["#6", "#3", "#2"]), (5, ["#3", "#2"]), (12, ["#10", "#9"]), (8, [])])
  func `contains the causes of a row where a trace has no ends of calls`(
    _ row: Int,
    _ rows: [String]
  ) async {
    let action = """
      User -> View  tap 1
        View -> Presenter  didTap()
          Presenter -> Interactor  load()
            Interactor -> Store  rows()
            Store --> Interactor  [2 Row]
            Interactor -> Presenter  didLoad([2 Row])
              Presenter -> View  show([2 Row])

      """
    let session = await session("load about")
    try? session.files.write("a", Array((action + action).utf8))
    _ = await session.answer("load trace a")
    _ = await session.answer("goto #\(row)")
    #expect(await stack(session).filter { $0.hasPrefix("#") } == rows)
  }

  @Test func `draws a recorded action with the lanes of all who take part`() async {
    let session = await session("load about")
    let action =
      "User -> View  tap 1\n  View -> Presenter  didTap()\n    Presenter -> View  show()\n"
    try? session.files.write("a", Array((action + action).utf8))
    _ = await session.answer("load trace a")
    let text = await session.answer("goto #6").text.plain
    #expect(text.contains("  6▸  ┊     ┃◄────┃       show()"), "\(text)")
  }

  @Test func `names all rows, also those behind the cursor`() async {
    let session = await session("load products", "open", "goto #2")
    for line in ["goto #99", "show #99"] {
      #expect(await session.answer(line).text.plain.contains("rows are 1 to 7"))
    }
    #expect(await session.answer("goto -3").text.plain.contains("Before #2 there is 1 row"))
  }
}
