import Foundation
import TerminalTesting
import Testing

/// `$ viperlab …` lines in a page, and files that the page contains.
@Suite struct ShellLineTests {
  @Test func `run in the process, with the page's files`() throws {
    let folder = try TranscriptFolder()
    try folder.write(
      """
      # S

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

      """,
      to: "s"
    )
    #expect(try folder.transcripts("update").status == 0)
    #expect(try folder.transcripts("test").status == 0)
    let text = try folder.text(of: "s")
    #expect(text.components(separatedBy: "View -> Presenter").count == 4)
    #expect(text.contains("viper> save trace out.jsonl\n"))
    #expect(!text.contains("[exit 2]"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.url.path())
    #expect(names == ["Transcripts"])
  }
}
