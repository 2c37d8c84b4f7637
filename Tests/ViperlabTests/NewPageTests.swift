import Testing

/// The pages that `viperlab transcripts new` writes.
@Suite struct NewPageTests {
  @Test func `pass at once`() throws {
    let folder = try TranscriptFolder()
    let result = try folder.transcripts("new", "Transcripts/log/sign-in")
    #expect(result.output.hasPrefix("Written: Transcripts/log/sign-in.md\n"))
    #expect(try folder.text(of: "log/sign-in").hasPrefix("# Sign in\n\n```console\nviper> load "))
    #expect(try folder.transcripts("test").status == 0)
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
