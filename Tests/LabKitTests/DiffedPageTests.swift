import Lab
import Testing

@testable import LabKit

@Suite struct DiffedPageTests {
  private let page = """
    # Shop

    ```trace
    View -> Presenter  load()
    ```

    ## Twice

    ````trace
    View -> Presenter  one()
    ````

    ```swift
    ## no heading
    ```

    ```trace
    View -> Presenter  two()
      ...
          Presenter -> View  show(_)
          Presenter -> View  hide()
    ```

    ## Recorded

    ```trace
    # finds: nothing
    {"viperlab":1,"lanes":[{"role":"View"},{"role":"Presenter"}]}
    {"kind":"call","number":1,"from":"View","to":"Presenter","message":{"name":"load()"}}
    ```
    """

  @Test func `the blocks of a page are conversations with the names of headings`() async {
    let pages = DiffedFolders(["old/none.trace": "A -> B x()\n", "new/shop.md": page])
    let (status, output) = await pages.diff("old", "new", "--sentences")
    #expect(status == 1)
    let names = output.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(
      names == [
        "== none.trace", "== shop.md", "== shop.md: Recorded", "== shop.md: Twice",
        "== shop.md: Twice (2)",
      ]
    )
    #expect(output.contains("0 of 5 conversations changed, 4 are new, 1 is gone."))
  }

  @Test func `two pages are compared block by block`() async {
    let pages = DiffedFolders(["a.md": page, "b.md": page.replacing("two()", with: "two(2)")])
    let (status, output) = await pages.diff("a.md", "b.md", "--context", "0")
    #expect(status == 1)
    #expect(output.hasPrefix("1 of 4 conversations changed.\n\n== Twice (2)\n1 changed.\n"))
  }

  @Test func `an error names the line of the page`() async {
    let broken = page.replacing("View -> Presenter  one()", with: "View => Presenter  one()")
    let pages = DiffedFolders(["a.md": page, "b.md": broken])
    let (status, output) = await pages.diff("a.md", "b.md")
    #expect(status == 2)
    #expect(output.hasPrefix("b.md:10:6: "))
  }

  @Test func `lines after a gap move to the left together`() {
    let lines = ["A -> B x()", "  ...", "      B -> A y()", "      B -> A z()", "A -> B w()"]
    #expect(
      GapLines.removed(from: lines.map { $0[...] })
        == ["A -> B x()", "", "  B -> A y()", "  B -> A z()", "A -> B w()"]
    )
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
