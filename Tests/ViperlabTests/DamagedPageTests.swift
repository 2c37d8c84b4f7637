import Foundation
import TerminalTesting
import Testing

/// Damaged pages and folders: each gives one clear message, and all other pages are tested.
@Suite struct DamagedPageTests {
  private let folder: TranscriptFolder

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("good", ["load about"])
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
    let report = try folder.folder.text(of: "report.xml")
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
    try folder.folder.write("", as: "Transcripts/.pending")
    let result = try folder.transcripts("test")
    #expect(result.status == 1)
    #expect(result.complaint.contains("cannot be kept for a review"))
    #expect(!result.output.contains("transcripts review"))
  }
}

/// A folder of lessons in which one file is a link to a file elsewhere.
@Suite struct LessonLinkTests {
  @Test(arguments: ["far.md", "03-first-message.ko.md"])
  func `a link out of its folder is no lesson of it`(name: String) throws {
    let (away, folder) = (try TemporaryFolder(), try TemporaryFolder())
    let lesson = repository.appending(path: "Lessons/03-first-message.md")
    let text = try String(contentsOf: lesson, encoding: .utf8)
    let file = try away.write(text, as: "far.md")
    try folder.write(text, as: "03-first-message.md")
    let link = folder.path(of: name)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let result = try Binary().run(["lessons", "check", folder.url.path()])
    #expect(result.status == 2)
    #expect(result.complaint.contains("\(name): is a link out of its folder. Copy what belongs"))
  }
}
