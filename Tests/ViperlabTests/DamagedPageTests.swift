import Foundation
import Testing

/// Damaged pages and folders: each gives one clear message, and all other pages are tested.
@Suite struct DamagedPageTests {
  private let folder: TranscriptFolder

  init() throws {
    folder = try TranscriptFolder()
    try folder.page("good", ["load about"])
  }

  @Test func `are reported as unreadable, and other pages are tested`() throws {
    let path = folder.path("Transcripts/huge.md")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 64 << 20 + 1)
    let result = try folder.transcripts("test", "--junit", "report.xml")
    #expect(result.status == 2)
    #expect(
      result.output == """
        FAIL Transcripts/huge.md: is longer than 64 MB. Name a shorter file.

        1 unreadable, 1 passed (1 exchange, 2 transcripts)

        """
    )
    #expect(result.complaint.isEmpty)
    let report = try String(contentsOfFile: folder.path("report.xml"), encoding: .utf8)
    #expect(report.contains("tests=\"2\" failures=\"0\" errors=\"1\""))
  }

  @Test func `count as failed without a pending change`() throws {
    try folder.write("```console\n", to: "bad")
    #expect(try folder.transcripts("test").complaint.isEmpty)
    #expect(try folder.transcripts("test", "--failed").output.contains("1 unreadable, 0 passed"))
    #expect(folder.holds("Transcripts/.pending/.gitignore"))
  }

  @Test func `offer no review where changes cannot be stored`() throws {
    try folder.change("good", "About", to: "Abuot")
    try Data().write(to: folder.folder.url.appending(path: "Transcripts/.pending"))
    let result = try folder.transcripts("test")
    #expect(result.status == 1)
    #expect(result.complaint.contains("cannot be kept for a review"))
    #expect(!result.output.contains("transcripts review"))
  }

  @Test func `are found once in a folder that links to itself`() throws {
    for (name, target) in [("loop", "."), ("up", ".."), ("self", "self"), ("none.md", "nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Transcripts/\(name)"),
        withDestinationPath: target
      )
    }
    let result = try folder.transcripts("test")
    #expect(result.output == "1 passed (1 exchange, 1 transcript)\n")
    #expect(result.complaint.isEmpty)
  }
}
