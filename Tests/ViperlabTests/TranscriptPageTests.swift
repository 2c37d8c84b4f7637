import Foundation
import SeededRandom
import TerminalTesting
import Testing

@Suite struct NewPageTests {
  @Test func `pass at once`() throws {
    let folder = try TranscriptFolder()
    let result = try folder.transcripts("new", "Transcripts/log/sign-in")
    #expect(result.output.hasPrefix("Written: Transcripts/log/sign-in.md\n"))
    #expect(try folder.text(of: "log/sign-in").hasPrefix("# Sign in\n\n```console\nviper> load "))
    #expect(try folder.transcripts("test").status == 0)
    #expect(!folder.holds("Transcripts/.pending"))
  }

  @Test func `take their commands from a script or a page`() async throws {
    let program = SandboxedProgram(["script.txt": "load todos\n\nopen; tap 1\n"])
    let words = ["transcripts", "new"]
    #expect(await program.run(words + ["a", "--from", "script.txt"]).status == 0)
    #expect(await program.run(words + ["b.md", "--from", "a.md"]).status == 0)
    let (text, copy) = (try #require(program.texts["a.md"]), program.texts["b.md"])
    #expect(text.contains("viper> load todos\n") && text.contains("viper> open; tap 1\n"))
    #expect(copy?.dropFirst(4) == text.dropFirst(4))
    #expect(await program.run(words + ["c", "--from", "missing"]).status == 2)
    #expect(program.texts["c.md"] == nil)
  }
}

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
    #expect(text.contains("viper> save trace out.jsonl\n") && !text.contains("[exit 2]"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.folder.url.path())
    #expect(names == ["Transcripts"])
  }
}

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
    #expect(result.status == 1 && result.complaint.contains("cannot be kept for a review"))
    #expect(!result.output.contains("transcripts review"))
  }
}

@Suite struct LessonLinkTests {
  @Test(arguments: ["far.md", "03-first-message.ko.md"])
  func `a link out of its folder is no lesson of it`(name: String) throws {
    let (away, folder) = (try TemporaryFolder(), try TemporaryFolder())
    let text = try repository.text(of: "Lessons/03-first-message.md")
    let file = try away.write(text, as: "far.md")
    try folder.write(text, as: "03-first-message.md")
    let link = folder.path(of: name)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let result = try Binary().run(["lessons", "check", folder.url.path()])
    #expect(result.status == 2)
    #expect(result.complaint.contains("\(name): is a link out of its folder. Copy what belongs"))
  }
}

@Suite struct ManyTranscriptsTests {
  private let count = Effort.isFull ? 1_000 : 200

  @Test func `give one report`() async throws {
    let folder = try TranscriptFolder()
    let modules = ["about", "products", "todos", "profile mvc", "articles mvvm"]
    for (index, module) in modules.enumerated() {
      try await folder.page("\(index)", ["load \(module)", "open"])
    }
    let pages = try modules.indices.map { try folder.text(of: "\($0)") }
    for index in modules.count..<count {
      let page = pages[index % pages.count]
      let isWrong = index.isMultiple(of: 37)
      let text =
        isWrong ? page.replacingOccurrences(of: "viper> open\n", with: "viper> open\nx\n") : page
      try folder.write(text, to: "\(index % 7)/\(index)")
    }
    let expected = try folder.transcripts("test", "--check", "--jobs", "1")
    #expect(expected.status == 1)
    #expect(expected.output.components(separatedBy: "FAIL ").count - 1 == (count - 1) / 37)
    for seed in 1...3 {
      let result = try folder.transcripts("test", "--check", "--shuffle", "\(seed)")
      #expect(
        result.output.replacingOccurrences(of: ", seed \(seed))", with: ")") == expected.output
      )
    }
  }
}
