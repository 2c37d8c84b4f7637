import Foundation
import Testing

/// `$ viperlab …` lines in a page, and files that the page contains.
@Suite struct ShellLineTests {
  private let folder: TranscriptFolder

  init() throws { folder = try TranscriptFolder() }

  private func updated(_ lines: String) throws -> String {
    try folder.write("# S\n\n\(lines)", to: "s")
    let result = try folder.transcripts("update")
    #expect(result.status == 0, "\(result.output)\(result.complaint)")
    #expect(try folder.transcripts("test").status == 0)
    return try folder.text(of: "s")
  }

  @Test func `run in the process, with the page's files`() throws {
    let text = try updated(
      """
      ```text file=traces/open.trace
      View -> Presenter  load()
      ```

      ```console
      $ viperlab diagram traces/open.trace --format notation
      $ viperlab -c 'load trace traces/open.trace' -c trace
      viper> load trace traces/open.trace
      viper> save trace out.jsonl
      $ viperlab findings out.jsonl
      ```

      """
    )
    #expect(text.components(separatedBy: "View -> Presenter").count == 4)
    #expect(text.contains("viper> save trace out.jsonl\n"))
    #expect(!text.contains("[exit 2]"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.url.path())
    #expect(names == ["Transcripts"])
  }

  @Test(arguments: [
    ("viperlab nonsense", 2), ("viperlab run missing", 2), ("viperlab -c 'tap 1'", 1),
    ("viperlab transcripts test nothing", 2), ("viperlab diagram a | head", 2),
    ("viperlab -c 'help", 2), ("viperlab --progress p -c help", 2),
  ])
  func `end with their status`(line: String, status: Int) throws {
    let text = try updated("```console\n$ \(line)\nviper> quit\n```\n")
    #expect(text.contains("\n[exit \(status)]\nviper> quit\n"))
  }

  @Test func `know nothing of this computer`() throws {
    let text = try updated(
      """
      ```console
      $ viperlab run /etc/hostname
      $ viperlab --version
      $ viperlab
      $ viperlab lessons start tour
      $ viperlab transcripts review
      viper> quit
      ```

      """
    )
    #expect(text.contains("\n/etc/hostname: leads out of the page's own folder"))
    #expect(text.contains("$ viperlab --version\n0.1.0\n"))
  }

  @Test func `test pages that stand in a page`() throws {
    let text = try updated(
      """
      ````markdown file=Transcripts/a.md
      ```console
      viper> quit
      no
      ```
      ````

      ```console
      $ viperlab transcripts test
      $ viperlab transcripts list
      ```

      """
    )
    #expect(text.contains("FAIL Transcripts/a.md:2  exchange 1 of 1\n"))
    #expect(text.contains("[exit 1]\n$ viperlab transcripts list\n"))
  }
}
