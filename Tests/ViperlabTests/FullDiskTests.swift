import Foundation
import Testing

/// A disk on which no file can grow: said once, with status 1, and what was there stays.
@Suite struct FullDiskTests {
  private let folder: TranscriptFolder
  private let viperlab = Binary().wholePath

  init() throws {
    folder = try TranscriptFolder()
    try folder.page("a", ["load products", "open", "trace"])
    try folder.change("a", "MacBook", to: "MacBuch")
    #expect(try folder.transcripts("test").status == 1)
    let line = "- skipped wiring one\n"
    let progress = "viperlab progress 1\n" + String(repeating: line, count: 100)
    try Data(progress.utf8).write(to: folder.folder.url.appending(path: "progress"))
    let report = try Binary().run(["report", "about", "mvc"]).output
    try Data(report.utf8).write(to: folder.folder.url.appending(path: "about.md"))
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
    "transcripts accept a.md", "transcripts update", "-c 'load about; open; save trace t.trace'",
    "-c 'load about; open; export svg d.svg'", "-c 'load about; open; save transcript t.md'",
    "lessons new l.md", "transcripts new b.md", "new module checkout",
  ]) func `is told once and changes no file`(command: String) throws {
    let before = try contents()
    // Pipes have no size: only files cannot grow.
    let script = "ulimit -f 0; '\(viperlab)' \(command) 2>&1 >/dev/null | cat"
    let end = "; echo status $?"
    let result = try Binary(path: "/bin/sh").run(
      ["-c", "(ulimit -f 0; '\(viperlab)' \(command) >/dev/null 2>&1\(end)) | cat"],
      in: folder.folder.url
    )
    #expect(result.output == "status 1\n", "\(command)")
    #expect(try contents().filter { before[$0.key] != $0.value && !$0.value.isEmpty }.isEmpty)
    #expect(try before.allSatisfy { try contents()[$0.key] == $0.value })
    let said = try Binary(path: "/bin/sh").run(["-c", script], in: folder.folder.url)
    #expect(said.output.lowercased().contains("too large"), "\(said.output)")
  }
}
