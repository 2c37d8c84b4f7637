import Foundation
import TerminalTesting
import Testing

/// A disk on which no file can grow: the program reports it with status 1 or 4, and existing files stay unchanged.
@Suite struct FullDiskTests {
  private let folder: TranscriptFolder
  private let viperlab = Binary().wholePath

  init() async throws {
    folder = try TranscriptFolder()
    try await folder.page("a", ["load products", "open", "trace"])
    try folder.change("a", "MacBook", to: "MacBuch")
    #expect(try folder.transcripts("test").status == 1)
    let line = "- skipped wiring one\n"
    let progress = "viperlab progress 1\n" + String(repeating: line, count: 100)
    try folder.folder.write(progress, as: "progress")
    let report = await SandboxedProgram().run(["report", "about", "mvc"]).output
    try folder.folder.write(report, as: "about.md")
  }

  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.folder.url.path())
    return names.reduce(into: [:]) { contents, name in
      contents[name] = try? Data(contentsOf: folder.folder.url.appending(path: name))
    }
  }

  @Test(arguments: [
    "report about mvvm -o about.md", "report about -o new.md",
    "--progress progress -c 'lesson first-message; skip; leave'",
    "-c 'load about; open; save trace t.trace'", "-c 'load about; open; export svg d.svg'",
    "-c 'load about; open; save transcript t.md'", "lessons new ours", "new module Checkout",
  ]) func `a command ends with status 1, and changes no file`(command: String) throws {
    let said = try run(command)
    #expect(said.hasSuffix("status 1\n"), "\(said)")
    #expect(said.lowercased().contains("too large"), "\(said)")
  }

  // An accepted page is replayed in a second process, which cannot be started without a file.
  @Test(arguments: ["transcripts accept a.md", "transcripts update", "transcripts new b.md"])
  func `a transcript command ends with status 4, and writes no page`(command: String) throws {
    let said = try run(command)
    #expect(said.hasSuffix("Nothing was written.\nstatus 4\n"), "\(said)")
  }

  /// Runs a command while no file can grow, and returns its messages and its status; expects that no file has
  /// changed.
  private func run(_ command: String) throws -> String {
    let before = try contents()
    // A pipe has no size limit, so the messages of the command can be read.
    let limited = "(ulimit -f 0; '\(viperlab)' \(command) 2>&1 >/dev/null; echo status $?) | cat"
    let result = try Binary(path: "/bin/sh").run(["-c", limited], in: folder.folder.url)
    let after = try contents()
    #expect(before.allSatisfy { after[$0.key] == $0.value }, "\(command)")
    #expect(after.allSatisfy { before[$0.key] != nil || $0.value.isEmpty }, "\(command)")
    return result.output
  }
}
