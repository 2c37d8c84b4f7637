import Foundation
import Testing

/// The pages that `viperlab transcripts new` writes.
@Suite struct NewPageTests {
  private let folder: TranscriptFolder

  init() throws { folder = try TranscriptFolder() }

  @Test func `pass at once`() throws {
    let result = try folder.transcripts("new", "Transcripts/log/sign-in")
    #expect(result.output.hasPrefix("Written: Transcripts/log/sign-in.md\n"))
    #expect(try folder.text(of: "log/sign-in").hasPrefix("# Sign in\n\n```console\nviper> load "))
    #expect(try folder.transcripts("test").status == 0)
  }

  @Test func `take their commands from a script or a page`() throws {
    let script = try folder.folder.write("load todos\n\nopen; tap 1\n", as: "script.txt")
    #expect(try folder.transcripts("new", "a", "--from", script).status == 0)
    let text = try String(contentsOfFile: folder.path("a.md"), encoding: .utf8)
    #expect(text.contains("viper> load todos\n") && text.contains("viper> open; tap 1\n"))
    #expect(try folder.transcripts("new", "b.md", "--from", "a.md").status == 0)
    let copy = try String(contentsOfFile: folder.path("b.md"), encoding: .utf8)
    #expect(copy.dropFirst(4) == text.dropFirst(4))
  }

  @Test func `never take the place of another`() throws {
    try folder.write("mine", to: "a")
    let result = try folder.transcripts("new", "Transcripts/a")
    #expect(result.status == 2)
    #expect(result.complaint == "Transcripts/a.md is there already.\n")
    #expect(try folder.text(of: "a") == "mine")
    let empty = try folder.folder.write("\n", as: "script.txt")
    #expect(try folder.transcripts("new", "b", "--from", empty).status == 2)
    #expect(try folder.transcripts("new", "b", "--from", "missing").status == 2)
    #expect(!folder.holds("b.md"))
  }
}
