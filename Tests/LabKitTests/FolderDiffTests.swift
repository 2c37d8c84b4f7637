import Lab
import Testing

@testable import LabKit

/// The formats whose pages are too long for the transcript `folders.md`, which shows the others.
@Suite struct FolderDiffTests {
  private static let before = "A -> B one()\n  B -> C two(1)\nA -> B three()\n"
  private static let after = "A -> B one()\n  B -> C two(2)\nA -> B four()\n"

  private let folders = DiffedFolders([
    "old/a.trace": before, "new/a.trace": after, "old/sub/same.trace": before,
    "new/sub/same.trace": before, "old/gone.trace": before, "new/sub/deep/new.trace": before,
  ])

  /// Returns the sign and number of each changed row that a page or a picture shows.
  private func changedRows(in output: String, _ format: String) -> [String] {
    format == "svg"
      ? output.matches(of: />([-+~x] [0-9]+)<\/text>/).map { "\($0.1)" }
      : output.matches(of: #/value="([0-9]+)"[^>]* data-m="([-+~x])"/#).map { "\($0.2) \($0.1)" }
  }

  @Test(arguments: ["html", "svg"]) func `shows the changed rows`(format: String) async {
    let (status, output) = await folders.diff("old", "new", "--format", format)
    #expect(status == 1)
    let changed = ["~ 2", "- 3", "+ 3"]
    let (gone, new) = (["- 1", "- 2", "- 3"], ["+ 1", "+ 2", "+ 3"])
    #expect(changedRows(in: output, format) == changed + gone + new)
    let pair = await folders.diff("old/a.trace", "new/a.trace", "--format", format)
    #expect(pair.status == 1)
    #expect(changedRows(in: pair.output, format) == changed)
  }
}

/// The command `diff`, run in this process with files in memory.
struct DiffedFolders {
  let sandbox: Sandbox

  init(_ files: [String: String]) {
    sandbox = Sandbox(PageFolder(nil, holding: files.mapValues { Array($0.utf8) }))
  }

  /// Runs `viperlab diff` with some arguments, and returns its status and all it printed.
  func diff(_ arguments: String...) async -> (status: Int32, output: String) {
    await diff(arguments)
  }

  func diff(_ arguments: [String]) async -> (status: Int32, output: String) {
    await Sandbox.$current.withValue(sandbox) {
      let status = await Laboratory { [] }.run(["diff"] + arguments)
      return (status, sandbox.takeOutput())
    }
  }
}
