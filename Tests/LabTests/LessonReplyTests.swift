import LessonKit
import TerminalText
import Testing
import Traces

@testable import Lab

/// The answers of lessons to unusual replies.
@Suite struct LessonReplyTests {
  @Test func `keeps a comma beside the code before it`() {
    let lines = [LessonLine.paragraph("Name `strong-view`, and more")]
    let text = LessonText(lines: lines, width: 16, isASCII: false).text
    #expect(text.plain == "Name\nstrong-view, and\nmore\n")
  }

  @Test func `accepts a row number as an answer only while a question is open`() async throws {
    let choices = ["`#3`: no: Look at it.", "`#4`: yes: It is."]
    let step = question("quiz id=a setup=\"open\"", choices)
    let session = try await session(learning: step)
    #expect(await session.answer("#4").text.plain.hasPrefix("Yes. It is.\n"))
    #expect(await session.answer("#4").text.plain.isEmpty)
  }

  @Test func `no longer asks for a look that was refused`() async throws {
    let choices = ["`Interactor`: yes: It is.", "`View`: no: See `show #5` for that."]
    let step = question("predict id=a row=3 setup=\"open\"", choices)
    let session = try await session(learning: step)
    #expect(await session.last("2", "1").hasPrefix("First look:"))
    #expect(await session.answer("show #5").status == .failed)
    #expect(await session.answer("1").text.plain.hasPrefix("Yes."))
  }

  @Test func `says that a row is not the requested one`() async throws {
    let session = try await session(
      learning: """
        <!-- step free id=a setup="open" -->
        Which?

        ```viper-check
        because #6  # the row
        ```
        """
    )
    #expect(await session.last("because #5").hasPrefix("because #5 is not what is asked for."))
    _ = await session.answer("because #6")
    #expect(session.isLessonOver)
  }

  @Test func `leaves the legend out while a step is open`() async throws {
    let session = try await session(learning: "<!-- step read id=a -->\nRead.")
    let text = await session.answer("open").text.plain
    #expect(text.contains("(Row 1 was you.)"))
    #expect(!text.contains("legend"))
  }

  @Test func `answers No where a choice is a text`() async throws {
    let choices = ["`Value`: no: Look at it.", "`Worth`: yes: It is."]
    let step = question("quiz id=a", text: "*Which* one of **these two**?", choices)
    let session = try await session(learning: step)
    #expect(await session.answer("again").text.plain.contains("\nWhich one of these two?\n"))
    #expect(await session.answer("1").text.plain.hasPrefix("No. Look at it."))
  }

  @Test func `accepts the reason given with a guess`() async throws {
    let step = ##"<!-- step find id=a fault="nil-link Presenter.interactor" because="#3" -->"##
    let session = try await session(learning: step + "\nFind it.")
    let reply = await session.last("open", "guess nil-link presenter.interactor because #3")
    #expect(reply.contains("Yes: nil-link at Presenter.interactor."))
    #expect(reply.contains("[x] a row that shows it"))
  }

  @Test func `names the open goals after a look at something else`() async throws {
    let session = try await session(
      learning: """
        <!-- step do id=a setup="open" -->
        Look.

        ```viper-check
        looked leaks  # you saw who is left
        ```

        <details><summary>Answer</summary>

        ```viper-answer
        leaks
        ```

        </details>
        """
    )
    #expect(await session.answer("wiring").text.plain.hasSuffix("\n\n  [ ] you saw who is left\n"))
    #expect(session.lesson?.run.proposedLines == ["leaks"])
  }

  @Test func `asks behind the order for the cause of each row`() async throws {
    let step = #"<!-- step sort id=a rows=2,3,6,7 cause setup="open" -->"#
    let session = try await session(learning: step + "\nIn which order?")
    let order = try #require(session.lesson?.run.proposedLines.first)
    #expect(await session.last(order).hasPrefix("Yes, in this order.\n"))
    #expect(session.lesson?.run.proposedLines == ["0 1 2 3"])
    #expect(await session.answer("0 0 2 3").text.plain.contains("look again at row 2"))
    _ = await session.answer("0 1 2 3")
    #expect(session.isLessonOver)
  }
}
