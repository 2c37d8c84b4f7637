import Foundation
import Testing

@testable import LabKit

@Suite struct FolderDiffTests {
  private static let before = "A -> B one()\n  B -> C two(1)\nA -> B three()\n"
  private static let after = "A -> B one()\n  B -> C two(2)\nA -> B four()\n"
  private static let formats = ["text", "markdown", "html", "json", "svg"]

  private let folders = DiffedFolders([
    "old/a.trace": before, "new/a.trace": after, "old/sub/same.trace": before,
    "new/sub/same.trace": before, "old/gone.trace": before, "new/sub/deep/new.trace": before,
    "old/package.json": "{}", "new/notes.md": "# Notes\n\n```swift\nlet a = 1\n```\n",
  ])

  /// Returns the sign and number of each changed row that an output in a format shows.
  private func changedRows(in output: String, _ format: String) throws -> [String] {
    switch format {
    case "text":
      return output.matches(of: #/(?m)^([-+~>x]) +([0-9]+) /#).map { "\($0.1) \($0.2)" }
    case "markdown": return output.matches(of: #/: ([-+~x] [0-9]+) /#).map { "\($0.1)" }
    case "html":
      return output.matches(of: #/value="([0-9]+)"[^>]* data-m="([-+~x])"/#).map {
        "\($0.2) \($0.1)"
      }
    case "svg": return output.matches(of: />([-+~x] [0-9]+)<\/text>/).map { "\($0.1)" }
    default:
      let signs = ["added": "+", "removed": "-", "changed": "~"]
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let conversations = object?["conversations"] as? [[String: Any]] ?? []
      return conversations.flatMap { $0["rows"] as? [[String: Any]] ?? [] }.map {
        "\(signs["\($0["mark"] ?? "")"] ?? "?") \($0["number"] ?? "")"
      }
    }
  }

  @Test(arguments: formats)
  func `every format shows the same changed rows`(format: String) async throws {
    let (status, output) = await folders.diff("old", "new", "--format", format)
    #expect(status == 1)
    let removed = ["- 1", "- 2", "- 3"]
    #expect(
      try changedRows(in: output, format)
        == ["~ 2", "- 3", "+ 3"] + removed + ["+ 1", "+ 2", "+ 3"]
    )
    let pair = await folders.diff("old/a.trace", "new/a.trace", "--format", format)
    #expect(pair.status == 1)
    #expect(try changedRows(in: pair.output, format) == ["~ 2", "- 3", "+ 3"])
  }

  @Test func `the first line says how many conversations changed`() async {
    let (_, text) = await folders.diff("old", "new")
    #expect(text.hasPrefix("1 of 4 conversations changed, 1 is new, 1 is gone.\n\n== a.trace\n"))
    #expect(text.contains("\n== sub/deep/new.trace\n3 added.\n"))
    let same = await folders.diff("old", "./old/")
    #expect(same.status == 0 && same.output == "3 conversations say the same.\n")
  }

  @Test(arguments: ["--sentences", "--plain"]) func `says it in sentences`(flag: String) async {
    let (status, text) = await folders.diff("old/a.trace", "new/a.trace", flag, "--width", "1000")
    #expect(status == 1)
    #expect(text.contains("rows of new/a.trace"))
    #expect(text.contains("~ #2 B calls C.two(2); was two(1)\n") && !text.contains("\n\n"))
  }

  @Test(arguments: [40, 80]) func `keeps to the width and to ASCII`(width: Int) async {
    let arguments = ["old/a.trace", "new/a.trace", "--ascii", "--width", "\(width)"]
    let (_, text) = await folders.diff(arguments)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.hasPrefix("~   2   |") && $0.hasSuffix("two(2)  was (1)") })
  }

  @Test func `a comment has a marker, sentences and a diagram`() async {
    let (_, text) = await folders.diff("old", "new", "--format", "markdown")
    #expect(text.hasPrefix("<!-- viperlab diff -->\n\n## 1 of 4 conversations changed, 1 is new"))
    #expect(text.contains("* `a.trace`: 1 added, 1 removed, 1 changed.\n"))
    #expect(
      text.contains(
        """
        ### `a.trace`

        1 added, 1 removed, 1 changed.

        ```diff
        ~ #2 B calls C.two(2); was two(1)
        - #3 A calls B.three(): no longer sent
        + #3 A calls B.four(): new
        ```

        ```mermaid
        """
      )
    )
  }

  @Test func `findings are new or gone`() async {
    let lost = "lanes View Presenter\nView -> Presenter load()\n  Presenter -x View show() [nil]\n"
    let well = lost.replacing("-x View show() [nil]", with: "-> View show()")
    let traces = DiffedFolders(["well.trace": well, "lost.trace": lost])
    let (_, new) = await traces.diff("well.trace", "lost.trace")
    #expect(new.contains("New finding: nil-link. Presenter.view is nil"))
    let (_, gone) = await traces.diff("lost.trace", "well.trace", "--format", "markdown")
    #expect(gone.contains("* **Finding gone** `nil-link`: `Presenter.view is nil"))
  }

  @Test func `a file that cannot be read is named with its line`() async {
    let broken = DiffedFolders([
      "old/a.trace": Self.before, "new/sub/a.trace": "A -> B x()\nA => B y()\n",
    ])
    let (status, output) = await broken.diff("old", "new")
    #expect(status == 2)
    #expect(output.hasPrefix("new/sub/a.trace:2:3: "))
  }

  @Test(arguments: [
    (["old", "new", "--force"], "Overwrite which file?"),
    (
      ["old", "new", "--format", "svg", "--plain"], "--sentences and --plain are for --format text."
    ),
    (["old", "new", "--format", "pdf"], "'pdf'"),
  ])
  func `says what is wrong`(arguments: [String], message: String) async {
    let (status, output) = await folders.diff(arguments)
    #expect(status == 2)
    #expect(output.contains(message))
  }

  @Test func `an existing file is overwritten by force only`() async {
    let words = ["old", "new", "--format", "json", "-o", "new/notes.md"]
    let refused = await folders.diff(words)
    #expect(refused.status == 2)
    #expect(refused.output.contains("new/notes.md holds something else; it begins \"# Notes\""))
    #expect(folders.sandbox.content(of: "new/notes.md").hasPrefix("# Notes"))
    let forced = await folders.diff(words + ["--force"])
    #expect(forced.status == 1)
    #expect(forced.output.hasPrefix("1 of 4 conversations changed, 1 is new, 1 is gone.\nWritten"))
    #expect(folders.sandbox.content(of: "new/notes.md").hasPrefix("{\"viperlabDiff\":1,"))
  }
}
