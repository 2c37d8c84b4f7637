import Foundation
import TerminalTesting
import TestSupport
import Testing

@Suite struct FilesTests {
  private let viperlab = Binary()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path(of: name) }

  /// Command lines and the beginnings of their messages.
  ///
  /// By default every third is tried; these four read in different ways.
  private static let endless = [
    ("run /dev/zero", "/dev/zero: is longer than 64 MB. Name a shorter file.\n"),
    ("transcripts update /dev/zero", "/dev/zero: is longer than 64 MB. Name a shorter file.\n"),
    ("lessons check /dev/zero", "/dev/zero: is longer than 64 MB. Name a shorter file.\n"),
    ("transcripts test /dev/zero", "FAIL /dev/zero: is longer than 64 MB. Name a shorter file.\n"),
    ("diagram /dev/zero", "/dev/zero:1:1: this is no trace. "),
    ("findings /dev/zero", "/dev/zero:1:1: this is no trace. "),
    ("diff /dev/null /dev/zero", "/dev/zero:1:1: this is no trace. "),
    ("report /", "/: is a folder. Name a file in it.\n"),
    ("< /dev/zero", "standard input:1:1: is longer than 64 MB. Nothing of it was carried out.\n"),
    ("follow /", "/: is a folder. Name a file in it.\n"),
  ]

  @Test(arguments: Effort.cases(endless, every: 3))
  func `refuses a file without an end, and a folder`(line: String, message: String) throws {
    let result = try Binary(path: "/bin/sh").run(["-c", "'\(viperlab.path)' \(line)"])
    #expect(result.status == 2 && (result.output + result.complaint).hasPrefix(message))
  }

  @Test func `waits for no pipe and no device at the prompt`() throws {
    mkfifo(path("pipe"), 0o600)
    for (command, file, reason) in [
      ("diff", path("pipe"), "is a pipe or a device"),
      ("diff", "/dev/zero", "is a pipe or a device"),
      ("save trace", path("pipe"), "cannot be written (it is no ordinary file)"),
      ("save transcript", path("pipe"), "cannot be written (it is no ordinary file)"),
      ("export svg", path("pipe"), "cannot be written (it is no ordinary file)"),
    ] {
      let result = try viperlab.run(["-c", "load products; open; \(command) \(file)"])
      #expect(result.status == 1 && result.complaint.hasPrefix("\(file): \(reason)"))
    }
  }

  @Test func `walks each folder once, whatever links to it`() throws {
    let session = "# T\n\n```console\nviper> quit\n```\n"
    try folder.write(session, as: "a.md")
    try folder.write(session, as: "b/b.md")
    symlink("..", path("b/up"))
    symlink(folder.url.path(), path("b/again"))
    symlink("missing", path("b/broken.md"))
    symlink("self", path("b/self"))
    mkfifo(path("pipe.md"), 0o600)
    let result = try viperlab.run(["transcripts", "test", folder.url.path()])
    #expect(result.output.contains("(2 exchanges, 2 transcripts)"))
  }

  @Test(arguments: ["far.md", "03-first-message.ko.md"])
  func `a link out of its folder is no lesson of it`(name: String) throws {
    let text = try repository.text(of: "Lessons/03-first-message.md")
    let file = try folder.write(text, as: "far.md")
    try folder.write(text, as: "lessons/03-first-message.md")
    symlink(file, path("lessons/\(name)"))
    let result = try viperlab.run(["lessons", "check", path("lessons")])
    #expect(result.status == 2)
    #expect(result.complaint.contains("\(name): is a link out of its folder. Copy what belongs"))
  }

  @Test func `finds out that a folder is missing before anything is played`() throws {
    let wrong = try folder.write("# T\n\n```console\nviper> help\nwrong\n```\n", as: "a.md")
    for command in ["test", "update"] {
      let result = try viperlab.run(["transcripts", command, wrong, path("missing")])
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.complaint == "\(path("missing")): no such file. Check the name.\n")
    }
    #expect(try String(contentsOfFile: wrong, encoding: .utf8).contains("wrong"))
  }

  @Test(arguments: ["", "relative", "./x"])
  func `makes nothing where HOME is no whole path`(home: String) throws {
    let terminal = try PseudoTerminal(viperlab.path, environment: ["HOME": home])
    let reason = home.isEmpty ? "HOME is not set" : "HOME is \(home), no whole path"
    #expect(
      terminal.wait {
        $0.text.contains("History and progress are not kept: \(reason).")
          && $0.cursorLine == "viper>"
      }
    )
    terminal.send("quit\r")
    #expect(terminal.exitStatus() == 0)
    #expect(home.isEmpty || !FileManager.default.fileExists(atPath: home))
    let saved = try viperlab.run(
      ["-c", "load products; open; save trace ~/x"],
      environment: ["HOME": home],
      in: folder.url
    )
    #expect(saved.status == 1 && saved.complaint.hasPrefix("~/x: HOME is not set to a whole path"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == [])
  }

  @Test func `says once that the history cannot be written`() throws {
    let state = try folder.write("a file", as: "state")
    let terminal = try PseudoTerminal(viperlab.path, environment: ["XDG_STATE_HOME": state])
    #expect(
      terminal.wait { $0.cursorLine == "viper>" && $0.text.contains("are not kept") }
    )
    terminal.send("modules\rmodules\r")
    terminal.send("quit\r")
    #expect(terminal.exitStatus() == 0)
    let text = String(decoding: terminal.received, as: UTF8.self)
    #expect(text.components(separatedBy: "are not kept").count == 2)
  }

  @Test func `wraps its complaints to the terminal`() throws {
    let terminal = try PseudoTerminal(
      viperlab.path,
      arguments: ["-c", "load products mvp"],
      columns: 40
    )
    #expect(terminal.exitStatus() == 2)
    let lines = terminal.screen.text.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { !$0.hasSuffix("-") && $0.count <= 40 })
    #expect(lines.joined(separator: " ").contains("Products has no variant mvp. There are: "))
  }
}

/// A disk on which no file can grow: the program reports it with status 1 or 4, and existing files stay unchanged.
@Suite struct FullDiskTests {
  private let folder: TranscriptFolder
  private let viperlab = Binary().path

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

  @Test func `a command that has written a part of a file removes the file`() throws {
    let said = try run("-c 'load products; open; export svg d.svg'", blocks: 1)
    #expect(said.contains("(file too large)") && said.hasSuffix("status 1\n"), "\(said)")
  }

  /// Runs a command while no file can grow beyond some blocks, of 512 or 1,024 bytes each.
  ///
  /// Returns the messages and the status of the command; expects that no file has changed.
  private func run(_ command: String, blocks: Int = 0) throws -> String {
    let before = try contents()
    // A pipe has no size limit, so the messages of the command can be read.
    let limited =
      "(ulimit -f \(blocks); '\(viperlab)' \(command) 2>&1 >/dev/null; echo status $?) | cat"
    let result = try Binary(path: "/bin/sh").run(["-c", limited], in: folder.folder.url)
    let after = try contents()
    #expect(before.allSatisfy { after[$0.key] == $0.value }, "\(command)")
    #expect(after.allSatisfy { before[$0.key] != nil || $0.value.isEmpty }, "\(command)")
    return result.output
  }
}
